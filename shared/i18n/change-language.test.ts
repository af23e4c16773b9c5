import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addTexts } from './add-texts.ts';
import { changeLanguage } from './change-language.ts';
import { textsStore } from './texts-store.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { href: 'https://kalends.test/ada/intro' });
  textsStore.speak('en', { common: { close: 'Close' } });
});
afterEach(() => vi.unstubAllGlobals());

const say = () => textsStore.read().translator('common', 'close');

test('8.26 all texts that a page has come along to the other language', async () => {
  // Files share the store: another's texts may be here too.
  const before = textsStore.namespaces();
  await addTexts(['home']);
  await changeLanguage('de');
  expect(say()).toBe('Schließen');
  expect(new Set(textsStore.namespaces())).toEqual(new Set([...before, 'home']));
});

test('8.26 texts on their way come in the language that is spoken once they are there', async () => {
  await Promise.all([addTexts(['home']), changeLanguage('de')]);
  expect(textsStore.read().language).toBe('de');
  expect(textsStore.read().translator('home', 'signIn')).toBe('Anmelden');
});

test('8.26 the latest wish counts', async () => {
  await Promise.all([changeLanguage('fr'), changeLanguage('de')]);
  expect(textsStore.read().language).toBe('de');
});
