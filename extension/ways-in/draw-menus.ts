import browser, { type Menus } from 'webextension-polyfill';
import type { SeenLink } from '#shared/react/panels/seen.ts';
import { inTurn } from '../in-turn.ts';
import { say } from '../say.ts';
import { MENU, toMenuId } from './menu-ids.ts';
import { loadSeenLinks } from './seen-links.ts';

type Row = Menus.CreateCreatePropertiesType;

/** More than these would not be read in a menu; the popup has all of them. */
const MAX_ROWS = 25;

/** The rows of the context menu, from the stored links. One drawing at a time: rows have ids. */
export const drawMenus = inTurn(async () => {
  const links = await loadSeenLinks();
  await browser.contextMenus.removeAll();
  for (const row of toRows(links)) await create(row);
});

function toRows(links: readonly SeenLink[]): readonly Row[] {
  const contexts: Row['contexts'] = ['editable'];
  const within = { parentId: MENU.links, contexts };
  const rows = links
    .slice(0, MAX_ROWS)
    .map(({ id, name }): Row => ({ ...within, id: toMenuId(id), title: toTitle(name) }));
  const none: Row = { ...within, id: MENU.noLinks, title: say('menu.noLinks') };
  return [
    { id: MENU.links, title: say('menu.insert'), contexts },
    ...(rows.length > 0 ? rows : [none]),
    { id: MENU.propose, title: say('menu.propose'), contexts },
    { id: MENU.lookUp, title: say('menu.lookUp'), contexts: ['selection'] },
  ];
}

/** The browser puts what is selected where a title says `%s`, and underlines behind `&`. */
function toTitle(name: string): string {
  return name.replaceAll('&', '&&').replaceAll('%', '%%');
}

function create(row: Row): Promise<void> {
  return new Promise((resolve) => browser.contextMenus.create(row, () => resolve()));
}
