import browser, { type Menus } from 'webextension-polyfill';
import type { PageAction } from '../actions/page-action.ts';
import { pageActions } from '../actions/page-actions.ts';
import { inTurn } from '../in-turn.ts';
import { say } from '../say.ts';
import { toChoiceRowId } from './menu-id.ts';

type Row = Menus.CreateCreatePropertiesType;

/** More than these would not be read in a menu; the popup has all of them. */
const MAX_ROWS = 25;

/** The rows of the context menu, from what is stored. One drawing at a time: rows have ids. */
export const drawMenus = inTurn(async () => {
  const rows = await Promise.all(
    Object.entries(pageActions).map(([id, action]) => loadRows(id, action)),
  );
  await browser.contextMenus.removeAll();
  for (const row of rows.flat()) await create(row);
});

/** The row of an action and those of its choices; none where keys alone lead to it. */
async function loadRows(id: string, action: PageAction): Promise<readonly Row[]> {
  const contexts = toContexts(action);
  if (contexts.length === 0) return [];
  const own: Row = { id, title: say(action.label), contexts };
  if (!action.choices) return [own];
  const within = { parentId: id, contexts };
  const choices = (await action.choices.load()).slice(0, MAX_ROWS);
  const rows = choices.map(
    (choice): Row => ({
      ...within,
      id: toChoiceRowId(id, choice.id),
      title: toTitle(choice.name),
    }),
  );
  const none: Row = { ...within, id: toChoiceRowId(id), title: say(action.choices.none) };
  return [own, ...(rows.length > 0 ? rows : [none])];
}

function toContexts({ surfaces }: PageAction): Menus.ContextType[] {
  const field: Menus.ContextType[] = surfaces.includes('field') ? ['editable'] : [];
  return surfaces.includes('selection') ? [...field, 'selection'] : field;
}

/** The browser puts what is selected where a title says `%s`, and underlines behind `&`. */
function toTitle(name: string): string {
  return name.replaceAll('&', '&&').replaceAll('%', '%%');
}

function create(row: Row): Promise<void> {
  return new Promise((resolve) => browser.contextMenus.create(row, () => resolve()));
}
