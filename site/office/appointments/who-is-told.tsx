import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';

/** So many are named. */
const MOST = 6;

/** Says before it happens who gets a mail. */
export function WhoIsTold({
  attendees,
  hosts,
}: {
  readonly attendees: readonly string[];
  readonly hosts: readonly string[];
}) {
  const t = useTexts('appointments');
  const people = [...attendees, ...hosts];
  const named = people.slice(0, MOST).join(', ');
  const rest = people.length - MOST;
  return (
    <p className="flex items-start gap-2 rounded-lg bg-sunken px-3 py-2.5 text-sm">
      <Icon name="mail" className="mt-0.5 size-4 shrink-0 text-soft" />
      <span className="min-w-0 wrap-anywhere">
        {t('told', { people: rest > 0 ? t('andMore', { names: named, count: rest }) : named })}
      </span>
    </p>
  );
}
