import type { Demo } from '#shared/api/demo.ts';
import type { SignUpState } from '#shared/api/sign-up.ts';
import { apiOrigin } from './credentials.ts';

/**
 * Fills the start page's index of the demo, where the server has one; elsewhere the page stays as it
 * is and leads to the sign-in.
 */
export async function showDemo(): Promise<void> {
  const [demo, takesSignUps] = await Promise.all([loadDemo(), loadTakesSignUps()]);
  const has = { demo: demo ? 'there' : 'none', signUp: takesSignUps ? 'open' : 'closed' };
  for (const element of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    const { demo, signUp = has.signUp } = element.dataset;
    element.hidden = demo !== has.demo || signUp !== has.signUp;
  }
  if (!demo) return;
  const index = document.getElementById('demo-owners');
  index?.replaceChildren(...demo.owners.map(toOwner));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-door]')) {
    const door = demo.doors.find(({ kind }) => kind === link.dataset.door);
    if (door) link.href = door.path;
    else link.parentElement?.remove();
  }
}

/** Undefined where there is none, and where nobody answers. */
async function loadDemo(): Promise<Demo | undefined> {
  const demo = await load<Demo>('/demo');
  return demo && demo.owners.length > 0 ? demo : undefined;
}

/** Whether guests may make pages of their own; where nobody answers, the sign-up page finds out. */
async function loadTakesSignUps(): Promise<boolean> {
  return (await load<SignUpState>('/signup'))?.open ?? true;
}

async function load<Reply>(path: `/${string}`): Promise<Reply | undefined> {
  const response = await fetch(`${apiOrigin}/api${path}`).catch(warn);
  return response?.ok ? response.json() : undefined;
}

function warn(cause: unknown): undefined {
  console.warn('The server could not be asked', cause);
}

function toOwner(owner: Demo['owners'][number]): Node {
  const card = copyOf('demo-owner');
  link(card, 'owner', owner.path, owner.name);
  text(card, 'company', owner.company);
  const pages = owner.pages.map((page) => {
    const line = copyOf('demo-page');
    link(line, 'page', page.path, page.name);
    text(line, 'description', page.description ?? '');
    return line;
  });
  card.querySelector('ul')?.append(...pages);
  return card;
}

/** What a `<template>` of the page holds. */
function copyOf(templateId: string): DocumentFragment {
  const template = document.getElementById(templateId);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`No template ${templateId}`);
  return document.importNode(template.content, true);
}

function text(place: DocumentFragment, slot: string, words: string): void {
  const element = place.querySelector(`[data-slot="${slot}"]`);
  if (element) element.textContent = words;
}

function link(place: DocumentFragment, slot: string, path: string, words: string): void {
  const anchor = place.querySelector<HTMLAnchorElement>(`a[data-slot="${slot}"]`);
  if (!anchor) return;
  anchor.href = path;
  anchor.textContent = words;
}
