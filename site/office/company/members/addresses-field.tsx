import { useRef } from 'react';
import { MAX_INVITED } from '#shared/domain/constants.ts';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { type ReadAddress, readAddresses } from './read-addresses.ts';

/** Why an address cannot be invited. */
export type Hindrance = 'already-member' | 'already-invited';

interface AddressesFieldProps {
  readonly text: string;
  /** What the server has said of addresses. */
  readonly hindered: ReadonlyMap<string, Hindrance>;
  readonly onText: (text: string) => void;
}

/** Addresses, typed or pasted: below it each as it was understood, and above it which of them do not do. */
export function AddressesField({ text, hindered, onText }: AddressesFieldProps) {
  const t = useTexts('members');
  const place = useRef<HTMLDivElement>(null);
  const addresses = readAddresses(text);
  const isWrong = ({ email, isGood }: ReadAddress) => !isGood || hindered.has(email);
  const { problem, flaw } = useComplaint(addresses, hindered, text);
  // What is still being typed is not judged yet.
  const typed = /[\s,;>]$/.test(text) ? undefined : addresses.at(-1);
  const wrong = addresses.filter(
    (each) => isWrong(each) && (each !== typed || hindered.has(each.email)),
  );
  const leaveOut = () => {
    onText(addresses.flatMap((each) => (isWrong(each) ? [] : [each.email])).join('\n'));
    place.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={place} className="flex flex-col gap-2">
      <TextField
        name="emails"
        kind="lines"
        label={t('inviting.emails')}
        hint={t('inviting.emailsHint', { count: MAX_INVITED })}
        maxLength={20_000}
        value={text}
        onText={onText}
        problem={problem}
        flaw={flaw}
      />
      <p role="status" className="text-soft text-sm tabular-nums empty:sr-only">
        {addresses.length > 1 && t('inviting.count', { count: addresses.length })}
      </p>
      <ul aria-label={t('inviting.understood')} className="flex flex-wrap gap-1.5 empty:hidden">
        {addresses.map((each) => (
          <Understood key={each.email} email={each.email} isWrong={wrong.includes(each)} />
        ))}
      </ul>
      {wrong.length > 0 && (
        <div>
          <Button tone="quiet" className="text-sm" onClick={leaveOut}>
            {t('inviting.leaveOut', { count: wrong.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface UnderstoodProps {
  readonly email: string;
  readonly isWrong: boolean;
}

function Understood({ email, isWrong }: UnderstoodProps) {
  return (
    <li
      className={`flex min-w-0 items-center gap-1 rounded-full px-2.5 py-0.5 text-sm wrap-anywhere ${isWrong ? 'bg-danger-soft text-danger' : 'bg-sunken'}`}
    >
      {isWrong && <Icon name="alert" className="size-3.5 shrink-0" />}
      {email}
    </li>
  );
}

/** What the server said of them, and what keeps them from being sent. */
function useComplaint(
  addresses: readonly ReadAddress[],
  hindered: ReadonlyMap<string, Hindrance>,
  text: string,
): { readonly problem: string | undefined; readonly flaw: string | undefined } {
  const t = useTexts('members');
  const form = useTexts('form');
  const listOf = (isMeant: (address: ReadAddress) => boolean) =>
    addresses
      .filter(isMeant)
      .map(({ email }) => email)
      .join(', ');
  const members = listOf(({ email }) => hindered.get(email) === 'already-member');
  const invited = listOf(({ email }) => hindered.get(email) === 'already-invited');
  const problems = [
    ...(members ? [t('inviting.isMember', { list: members })] : []),
    ...(invited ? [t('inviting.isInvited', { list: invited })] : []),
  ];
  const none = listOf(({ isGood }) => !isGood);
  const flaws = [
    ...(none ? [t('inviting.wrong', { list: none })] : []),
    ...(addresses.length > MAX_INVITED ? [t('inviting.tooMany', { count: MAX_INVITED })] : []),
    ...(text !== '' && addresses.length === 0 ? [form('problems.required')] : []),
    ...problems,
  ];
  return { problem: problems.join(' ') || undefined, flaw: flaws[0] };
}
