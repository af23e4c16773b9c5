import { elementAt, type Path, pathTo } from './element-path.ts';
import { followFields } from './follow-fields.ts';
import { followKeys, type IsKept } from './follow-keys.ts';

interface Press {
  readonly path: Path;
  /** What it says, so that nothing else is pressed in its place. */
  readonly name: string;
  /** The painted page changed by it: another press of the same is another one. */
  hasChanged: boolean;
}

const CONTROL = 'button, summary, [role="button"]';

interface Watching {
  /** Nothing in the page answers before it is replaced. */
  readonly isStill?: boolean;
  /** The keys that all of the page answers then. */
  readonly isKept?: IsKept;
}

/**
 * Follows what is pressed, filled in and where the focus is in a page that is about to be replaced by
 * an equal one, so that nothing of it is lost: what nobody could answer yet is pressed again there.
 */
export function watchPresses(
  place: HTMLElement,
  { isStill = false, isKept = () => false }: Watching = {},
) {
  const listening = new AbortController();
  const { signal } = listening;
  const comeBackToFields = followFields(place, signal);
  const keys = followKeys(place, isKept, signal);
  /** Since something was answered last, in order. */
  let presses: readonly Press[] = [];
  let latest: Press | undefined;
  let isDown = false;
  let letGo = (): void => undefined;

  /** Who goes elsewhere wants no more of what was asked for here. */
  const forget = () => {
    latest = undefined;
    presses = [];
    keys.forget();
  };
  const begin = (event: MouseEvent) => {
    const { target } = event;
    if (isStill && leavesPage(event)) return forget();
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    latest =
      control && (isStill || !isToggle(control)) && !leadsAway(control)
        ? { path: pathTo(place, control), name: nameOf(control), hasChanged: false }
        : undefined;
    if (!control || !latest) return;
    keys.forget();
    const press = latest;
    presses = [...presses, press];
    const before = place.textContent;
    // The page has had the press by then, and shows what came of it.
    setTimeout(() => {
      press.hasChanged = place.textContent !== before;
      if (presses.includes(press) && !press.hasChanged) control.ariaBusy = 'true';
    });
  };
  place.addEventListener('click', begin, { signal, capture: true });
  window.addEventListener('pagehide', forget, { signal });
  place.addEventListener('pointerdown', () => (isDown = true), { signal });
  const rise = () => {
    isDown = false;
    // The click comes after it.
    setTimeout(() => letGo());
  };
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, rise, { signal });

  return {
    /** What was pressed has been done: whoever goes on waits no more for what was pressed before. */
    answer: () => {
      presses = [];
    },
    /** Of what was pressed something is left to do. */
    leaveOver: () => {
      if (latest && !presses.includes(latest)) presses = [...presses, latest];
    },
    untilLetGo: () =>
      isDown ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve(),
    leave: () => {
      const goOnInFields = comeBackToFields();
      const toggles = [...place.querySelectorAll(isStill ? 'nothing' : TOGGLE)].map((each) => ({
        path: pathTo(place, each),
        isOpen: each.ariaExpanded,
      }));
      listening.abort();
      return () => {
        goOnInFields();
        for (const { path, isOpen } of toggles) {
          const toggle = elementAt(place, path);
          if (toggle?.matches(TOGGLE) && toggle.ariaExpanded !== isOpen) pressAgain(toggle);
        }
        // Before the first of them changes where the others are.
        const again = toRepeat(presses).map((press) => findAgain(place, press));
        for (const each of again) if (each?.isConnected) pressAgain(each);
        keys.pressAgain();
      };
    },
  };
}

/** By a link that is followed in this tab. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isElsewhere = ctrlKey || metaKey || shiftKey || altKey;
  return link instanceof HTMLAnchorElement && /^(_self)?$/.test(link.target) && !isElsewhere;
}

const TOGGLE = 'button[aria-expanded]';

/** It is done as it is pressed, in any picture: pressed again it would lead two pages away. */
function leadsAway(control: Element): boolean {
  return control.matches('[data-leads-away]');
}

/** It says itself whether it is open: that is taken along. */
function isToggle(control: Element): boolean {
  return control.matches(TOGGLE);
}

/** All that the page has answered by itself, and of those that it could not answer the latest one. */
function toRepeat(presses: readonly Press[]): readonly Press[] {
  const waiting = presses.findLast(({ hasChanged }) => !hasChanged);
  return presses.filter((press) => press.hasChanged || press === waiting);
}

function findAgain(place: HTMLElement, { path, name, hasChanged }: Press): Element | undefined {
  const found = elementAt(place, path);
  return found && (hasChanged || nameOf(found) === name) ? found : undefined;
}

function nameOf(control: Element): string {
  return `${control.ariaLabel ?? ''} ${control.textContent}`;
}

function pressAgain(control: Element): void {
  if (control instanceof HTMLElement) control.click();
}
