import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** Names that no language changes. */
const programs = [
  ['gmail', 'Gmail'],
  ['outlook', 'Outlook'],
  ['apple', 'Apple Mail'],
] as const;

/** Where in a mail program a signature is pasted. */
export function HowToPaste() {
  const t = useTexts('signatures');
  return (
    <details className="card px-4 py-1 sm:px-6">
      <summary className="cursor-pointer py-3 font-medium text-sm">{t('how.title')}</summary>
      <dl className="flex max-w-prose flex-col gap-3 pb-4 text-sm">
        {programs.map(([program, name]) => (
          <div key={program}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-pretty text-soft">{t(`how.${program}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
