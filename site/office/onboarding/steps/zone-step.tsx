import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseClock, useClock } from '#shared/react/calendar/clock-store.ts';
import { ZoneField } from '#shared/react/hours/zone-field.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { formatTimeOfDay } from '#shared/time/time-of-day.ts';
import { api } from '#site/office/api.ts';
import { SCHEDULES_KEY } from '#site/office/availability/use-schedules.ts';
import { ChoiceCards } from '#site/office/choice-cards.tsx';
import { sessionQuery, useSession } from '#site/office/session.tsx';
import { StepCard, type StepWays } from './step-card.tsx';

/** Half past three in the afternoon: the two clocks write it differently. */
const A_TIME = 930;

/** Where somebody is, and how they read times. */
export function ZoneStep({ ways }: { readonly ways: StepWays }) {
  const t = useTexts('onboarding');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const session = useSession();
  const clock = useClock();
  const [nowMs] = useState(() => Date.now());
  const [timeZone, setTimeZone] = useState(() =>
    ways.hasMoved ? session.timezone : visitorTimeZone(),
  );
  const [timeFormat, setTimeFormat] = useState(session.timeFormat ?? clock);
  const [movesHours, setMovesHours] = useState(true);
  const user = api.useChange('patch', '/user2');
  const zone = api.useChange('post', '/schedule/move-zone');
  const isMoved = timeZone !== session.timezone;
  const save = async () => {
    await user.mutateAsync({ body: { timezone: timeZone, timeFormat } });
    if (isMoved && movesHours) {
      await zone.mutateAsync({ body: { from: session.timezone, to: timeZone } });
    }
    chooseClock(timeFormat);
    const saved = { timezone: timeZone, timeFormat };
    queryClient.setQueryData(sessionQuery.queryKey, (kept) => kept && { ...kept, ...saved });
    await queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY });
  };
  return (
    <StepCard
      ways={ways}
      title={t('zone.title')}
      text={t('zone.text')}
      next={t('next')}
      onSave={save}
    >
      <div className="max-w-md">
        <ZoneField
          label={t('zone.label')}
          timeZone={timeZone}
          nowMs={nowMs}
          onChange={setTimeZone}
        />
      </div>
      {isMoved && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={movesHours}
            onChange={(event) => setMovesHours(event.target.checked)}
            className="size-5 shrink-0 accent-(--brand-text)"
          />
          <span className="text-sm">{t('zone.moveHours')}</span>
        </label>
      )}
      <ChoiceCards
        name="timeFormat"
        label={t('zone.clock')}
        value={timeFormat}
        choices={[
          ['12h', formatTimeOfDay(A_TIME, language, '12h')],
          ['24h', formatTimeOfDay(A_TIME, language, '24h')],
        ]}
        onChange={setTimeFormat}
      />
    </StepCard>
  );
}
