import { Fragment } from 'react';

/** A text whose line may end after each slash, as names of zones need it: `Europe/` `Berlin`. */
export function Slashed({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
