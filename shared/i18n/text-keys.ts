import type { OfficeResources, PageResources } from './resources.ts';

/** Every text, as English has it; a house test holds the other languages to it. */
interface Resources extends PageResources, OfficeResources {}

/** The files that browsers read; mails are written by the server. */
export type Namespace = Exclude<keyof Resources, 'mail'>;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Keys of one file, plural forms by their stem: `details.title`, `slots.left` for `slots.left_one`. */
export type TextKey<N extends keyof Resources = 'common'> = N extends unknown
  ? Stem<Path<Resources[N]>>
  : never;

/** Keys of any file that browsers read, by its name: `common:close`. */
export type NamedTextKey = { [N in Namespace]: `${N}:${TextKey<N>}` }[Namespace];
