import { Fragment } from 'react';

const PARTS = /(?<=\/)|(?=\(GMT)|(?<=\(GMT[^)]*\))/;

/**
 * A text whose line may end after each slash, as names of zones need it: `Europe/` `Berlin`; but
 * not within an offset, `(GMT-5)`, whose minus browsers take for a hyphen.
 */
export function Slashed({ text }: { readonly text: string }) {
  return text.split(PARTS).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part.startsWith('(') ? <span className="whitespace-nowrap">{part}</span> : part}
    </Fragment>
  ));
}
