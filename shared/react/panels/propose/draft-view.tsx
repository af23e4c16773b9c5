import { useId, useRef, useState } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import { toHoldEnd } from '#shared/domain/proposal/hold-choice.ts';
import { MAX_HOLD_DAYS } from '#shared/domain/proposal/limits.ts';
import type { DraftEvent, ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { TimeReading } from '../appointments-panel.tsx';
import { HoldButton } from './hold-button.tsx';
import { HoldField } from './hold-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { PickList } from './pick-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { problemKey } from './problem-key.ts';
import { RecipientFields } from './recipient-fields.tsx';
import type { Seen, WeekSeen } from './seen.ts';
import { toOffer } from './to-offer.ts';
import { UnheldView } from './unheld-view.tsx';
import { useHold } from './use-hold.ts';
import { chooseType, type ProposableType } from './use-proposable-types.ts';
import { useShownWeek } from './use-shown-week.ts';
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
  const { formats, nowMs } = reading;
  const { language } = formats;
  const { recipient, picks, gone } = draft;
  const [said, setSaid] = useState('');
  const [isTried, setTried] = useState(false);
  const [isTextShown, setTextShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const reasonId = useId();
  const type = types && chooseType(types, draft.meetingTypeId);
  const known = type?.durationsMinutes ?? [];
  const duration = known.find((each) => each === draft.durationMinutes) ?? known[0];
  const offer = type &&
    duration !== undefined && { meetingTypeId: type.id, duration, ...toOffer(draft.place) };
  const shown = useShownWeek({ client, reading, offer: offer || undefined, seen });
  const { week, near, model } = shown;
  const { hold, isPending, error } = useHold({ client, draft, nowMs, insert, onChange, onMade });
  const name = recipient.name.trim();
  const focusLacking = () => {
    setTried(true);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const submit = () => {
    const holdUntil = toHoldEnd(draft.hold, picks, week ? week.nowMinute * 60_000 : nowMs);
    if (!offer || picks.length === 0) return setSaid(t('said.nothing'));
    if (!week || name === '' || recipient.timeZone === null) return focusLacking();
    if (holdUntil === undefined) return setSaid(t('said.noEnd'));
    setSaid('');
    void hold({
      ...offer,
      duration: week.durationMinutes,
      times: [...picks],
      recipient: {
        name,
        email: recipient.email.trim() || null,
        timeZone: recipient.timeZone,
        language: recipient.language ?? language,
      },
      holdUntil,
    });
  };
  const showText = () => {
    if (recipient.timeZone === null) focusLacking();
    else setTextShown(!isTextShown);
  };
  const wish = shown.wishFor(1);
  const [start = 0, end = 0] = [model.days[0]?.startMinute, model.days.at(-1)?.endMinute];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) submit();
      }}
      className="@container relative [--hour:1.25rem]"
    >
      <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_1fr] @3xl:items-start @3xl:[--hour:2.5rem]">
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
          <WeekPart {...{ client, reading, shown, draft, onChange }} onSay={setSaid} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 @3xl:col-start-2">
          <RecipientFields
            client={client}
            recipient={recipient}
            language={language}
            isTried={isTried}
            onChange={onChange}
          />
          <section>
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
          <HoldField
            hold={draft.hold}
            onChange={(chosen) => onChange({ type: 'hold-chosen', hold: chosen })}
          />
          <p role="status" className="text-pretty text-note text-soft empty:hidden">
            {said}
          </p>
          {error && (
            <div role="alert" className="flex flex-col items-start gap-2 text-danger text-sm">
              <p className="text-pretty">{t(problemKey(error), { days: MAX_HOLD_DAYS })}</p>
              {gone.length > 0 && (
                <Button tone="quiet" onClick={() => onChange({ type: 'gone-dropped' })}>
                  {t('picks.dropGone')}
                </Button>
              )}
            </div>
          )}
          <HoldButton
            count={picks.length}
            isInserting={insert !== undefined}
            isBusy={isPending}
            reasonId={reasonId}
          />
          {picks.length > 0 && wish && near && (
            <>
              <Button tone="plain" aria-expanded={isTextShown} onClick={showText}>
                {t('unheld.show')}
              </Button>
              {isTextShown && type && recipient.timeZone !== null && (
                <UnheldView
                  client={client}
                  wish={wish}
                  facts={{
                    meetingType: type,
                    durationMinutes: near.durationMinutes,
                    host: { timeZone: near.timeZone },
                    recipient: {
                      language: recipient.language ?? language,
                      timeZone: recipient.timeZone,
                    },
                  }}
                  picks={picks}
                  pageUrl={type.path === null ? null : siteUrl + type.path}
                  nowMs={nowMs}
                  insert={insert}
                />
              )}
            </>
          )}
        </div>
      </div>
    </form>
  );
}
