/** Which of its parent's elements each is, from a place down: `[0, 2, 1]`. */
export type Path = readonly number[];

export function pathTo(place: Element, element: Element): Path {
  const path: number[] = [];
  for (let each = element; each !== place && each.parentElement; each = each.parentElement)
    path.unshift([...each.parentElement.children].indexOf(each));
  return path;
}

export function elementAt(place: Element, path: Path): Element | undefined {
  return path.reduce<Element | undefined>((element, index) => element?.children[index], place);
}
