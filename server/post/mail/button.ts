import type { MailTextKey, Translate } from '#server/platform/texts/mail-texts.ts';
import { toWebLink } from '#server/platform/texts/plain-text.ts';
import type { MailButton } from './body.ts';

/** A button for a link that there is; none for one that is missing or leads nowhere on the web. */
export function button(
  { t }: { readonly t: Translate },
  key: MailTextKey,
  link: string | undefined,
): MailButton[] {
  const href = toWebLink(link);
  return href === undefined ? [] : [{ label: t(key), href }];
}
