import type { Departure } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { HeirSelect } from './heir-select.tsx';

interface TypesChoiceProps {
  readonly departure: Departure;
  readonly userId: string;
  readonly heir: string | undefined;
  readonly onHeir: (heir: string | undefined) => void;
}

/** Who has the meeting types of somebody who goes. */
export function TypesChoice({ departure, userId, heir, onHeir }: TypesChoiceProps) {
  const t = useTexts('departure');
  const { meetingTypes } = departure;
  if (meetingTypes.length === 0) return <p>{t('noTypes')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('meetingTypes', { count: meetingTypes.length })}</h3>
      <p className="text-soft text-sm wrap-anywhere">
        {meetingTypes.map(({ name }) => name).join(', ')}
      </p>
      <HeirSelect exceptId={userId} none={t('archive')} heir={heir} onHeir={onHeir} />
    </section>
  );
}
