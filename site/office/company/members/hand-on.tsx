import type { Invitation } from '#shared/api/invitation.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { CopyButton } from '#site/office/copy-button.tsx';

interface HandOnProps {
  readonly invitations: readonly Invitation[];
  readonly onClose: () => void;
}

/** Without a mail server nothing is sent: the links of who is invited are handed on by hand. */
export function HandOn({ invitations, onClose }: HandOnProps) {
  const t = useTexts('members');
  const links = invitations.flatMap(({ email, link }) => (link ? [{ email, link }] : []));
  const [first] = links;
  if (!first) return null;
  const isOne = links.length === 1;
  const all = links.map(({ email, link }) => `${email}: ${link}`).join('\n');
  return (
    <>
      <div className="flex flex-col gap-4 pb-5">
        <p ref={focusElement} tabIndex={-1} className="text-pretty outline-none">
          {t('inviting.handOn', { count: links.length })}
        </p>
        {isOne ? (
          <p className="rounded-lg bg-sunken p-3 text-sm wrap-anywhere">{first.link}</p>
        ) : (
          <ul className="divide-y divide-line">
            {links.map(({ email, link }) => (
              <li key={email} className="flex items-center justify-between gap-3 py-1 text-sm">
                <span className="min-w-0 wrap-anywhere">{email}</span>
                <CopyButton text={link} label={t('invited.link', { email })} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="actions sheet-foot">
        <CopyButton
          text={isOne ? first.link : all}
          label={isOne ? t('invited.link', { email: first.email }) : t('inviting.copyAll')}
          isWordy
        />
        <Button onClick={onClose}>{t('inviting.done')}</Button>
      </div>
    </>
  );
}
