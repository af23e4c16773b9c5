import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import type { CardDesk } from './card-desk.ts';

/** What can be booked with the owner of the card, as it lists it. */
export function ShownMeetings({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  const { language } = useTranslation('common');
  const { meetingTypes, personalPage } = desk.card;
  const shown = meetingTypes.filter(
    ({ isOpen, isChosen }) => isOpen && (personalPage.showAllMeetingTypes || isChosen),
  );
  return (
    <section aria-labelledby="card-meetings" className="flex flex-col gap-4">
      <h2 id="card-meetings" className="font-semibold text-lg tracking-tight">
        {t('meetings.title')}
      </h2>
      {shown.length === 0 && <p className="text-soft">{t('meetings.none')}</p>}
      <ul className="flex flex-col gap-3">
        {shown.map(({ id, name, durations }) => (
          <li key={id} className="card px-4 py-3">
            <p className="long-words font-medium">{name}</p>
            <p className="text-soft text-sm">
              {durations.map((minutes) => formatDuration(minutes, language)).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
