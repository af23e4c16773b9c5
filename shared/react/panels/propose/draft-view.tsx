import { useId, useRef } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import { toHoldEnd } from '#shared/domain/proposal/hold-choice.ts';
import type { DraftEvent, ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { DraftFoot } from './draft-foot.tsx';
import { DraftProblem } from './draft-problem.tsx';
import { HoldButton } from './hold-button.tsx';
import { HoldField } from './hold-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PickList } from './pick-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import type { Seen, WeekSeen } from './seen.ts';
import { toOffer } from './to-offer.ts';
import { toWish } from './to-wish.ts';
import { UnheldPart } from './unheld-part.tsx';
import { useFollowing } from './use-following.ts';
import { useHold } from './use-hold.ts';
import { chooseType, type ProposableType } from './use-proposable-types.ts';
import { useShownWeek } from './use-shown-week.ts';
import { useSubmit } from './use-submit.ts';
import { WeekPart } from './week-part.tsx';

interface DraftViewProps {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  /** Undefined while they are on their way. */
  readonly types: readonly ProposableType[] | undefined;
  readonly draft: ProposalDraft;
  readonly seen: Seen<WeekSeen> | undefined;
  readonly siteUrl: string;
  readonly insert: ((writing: Writing) => Promise<void>) | undefined;
  readonly onChange: (event: DraftEvent) => void;
  readonly onMade: ((proposal: Proposal) => void) | undefined;
}

/** What is being picked, for whom, and until when it will be held. */
export function DraftView(props: DraftViewProps) {
  const { client, reading, types, draft, seen, siteUrl, insert, onChange, onMade } = props;
  const t = useTexts('propose');
  const { language } = reading.formats;
  const { recipient, picks, gone } = draft;
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const type = types && chooseType(types, draft.meetingTypeId);
  const duration = type && chooseDuration(type, draft.durationMinutes);
  const offer = type && duration !== undefined ? toOffer(type, duration, draft.place) : undefined;
  const shown = useShownWeek({ client, reading, offer, seen });
  const { week, near, model } = shown;
  const { hold, isPending, error } = useHold({ client, draft, reading, insert, onChange, onMade });
  const { said, say, isTried, focusLacking, submit } = useSubmit(form, hold);
  const suggestion = useFollowing({ client, reading, shown, draft, onChange, onSay: say });
  const [start = 0, end = 0] = [model.days[0]?.startMinute, model.days.at(-1)?.endMinute];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) submit(toWish(draft, { offer, week, language }));
      }}
      className="@container relative [--hour:1.25rem]"
    >
      <div className="flex flex-col gap-4 @max-3xl:[&_:is(input,select,[role=combobox])]:scroll-mb-60 @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_1fr] @3xl:items-start @3xl:[--hour:2.5rem]">
        <div className="flex min-w-0 flex-col gap-3 @3xl:col-start-2">
          <MeetingFields
            types={types ?? []}
            chosen={type}
            durationMinutes={duration}
            onChange={onChange}
          />
          {type && near && (
            <PlaceFields
              type={type}
              place={draft.place}
              choices={near.choices}
              onChange={onChange}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-2 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
          <WeekPart {...{ reading, shown, draft, suggestion, onChange }} onSay={say} />
        </div>
        <div className="contents @3xl:col-start-2 @3xl:flex @3xl:min-w-0 @3xl:flex-col @3xl:gap-4">
          <RecipientFields
            {...{ client, reading, recipient, isTried }}
            onChange={suggestion.follow}
          />
          <HoldField
            hold={draft.hold}
            end={toHoldEnd(draft.hold, picks, {
              nowMs: reading.nowMs,
              timeZone: recipient.timeZone,
            })}
            reading={reading}
            theirZone={recipient.timeZone}
            onChange={(chosen) => onChange({ type: 'hold-chosen', hold: chosen })}
          />
          <DraftFoot>
            <section className="flex min-h-0 flex-col">
              <h2 className="font-medium text-sm">{t('picks.label')}</h2>
              <PickList
                picks={picks}
                gone={gone}
                durationMinutes={week?.durationMinutes ?? duration ?? 0}
                week={week}
                shows={(minute) => minute >= start && minute < end}
                theirZone={recipient.timeZone}
                reading={reading}
                emptyId={reasonId}
                onRemove={(pick) => onChange({ type: 'removed', start: pick })}
              />
            </section>
            <p role="status" className="text-pretty text-note text-soft empty:hidden">
              {said}
            </p>
            {error && (
              <DraftProblem
                error={error}
                hasGone={gone.length > 0}
                onDropGone={() => onChange({ type: 'gone-dropped' })}
              />
            )}
            <HoldButton
              count={picks.length}
              isInserting={insert !== undefined}
              isBusy={isPending}
              reasonId={reasonId}
            />
          </DraftFoot>
          <UnheldPart
            {...{ client, reading, draft, type, siteUrl, insert }}
            week={near}
            wish={shown.wishFor(1)}
            onLack={focusLacking}
          />
          <PaymentNote types={types ?? []} siteUrl={siteUrl} />
        </div>
      </div>
    </form>
  );
}

/** The one that somebody chose, where the meeting has it; else its first. */
function chooseDuration(
  { durationsMinutes }: ProposableType,
  chosen: number | null,
): number | undefined {
  return durationsMinutes.find((each) => each === chosen) ?? durationsMinutes[0];
}
