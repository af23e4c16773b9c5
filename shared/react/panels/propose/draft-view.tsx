import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import { toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { toHoldEnd } from '#shared/domain/proposal/hold-choice.ts';
import { MAX_HOLD_DAYS, MAX_PROPOSED_TIMES } from '#shared/domain/proposal/limits.ts';
import type { DraftEvent, ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import { suggestTimes } from '#shared/domain/proposal/suggest-times.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { addDays, dateOfDay, toIso } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { HoldField } from './hold-field.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { PickList } from './pick-list.tsx';
import { problemKey } from './problem-key.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { toPicking } from './to-picking.ts';
import { goneOf, useCreateProposal } from './use-create-proposal.ts';
import { useOwnWeek } from './use-own-week.ts';
import type { ProposableType } from './use-proposable-types.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekLegend } from './week-legend.tsx';
import { WeekTurner } from './week-turner.tsx';
import { writeProposal } from './write-proposal.ts';

const SHOWN_DAYS = 7;
const SUGGESTED = 3;

interface DraftViewProps {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  /** Undefined while they are on their way. */
  readonly types: readonly ProposableType[] | undefined;
  readonly draft: ProposalDraft;
  readonly insert: ((writing: Writing) => Promise<void>) | undefined;
  readonly onChange: (event: DraftEvent) => void;
  readonly onMade: ((proposal: Proposal) => void) | undefined;
}

/** What is being picked, for whom, and until when it will be held. */
export function DraftView(props: DraftViewProps) {
  const { client, reading, types, draft, insert, onChange, onMade } = props;
  const t = useTexts('propose');
  const queryClient = useQueryClient();
  const { formats, nowMs } = reading;
  const { language, timeZone } = formats;
  const { recipient, picks, gone } = draft;
  const [said, setSaid] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const today = dateOfDay(localDay(zoneOf(timeZone), Math.floor(nowMs / 60_000)));
  const [first, setFirst] = useState(today);
  const model = useMemo(
    () => toGridModel(first, SHOWN_DAYS, zoneOf(timeZone), ['']),
    [first, timeZone],
  );
  const type = types?.find(({ id }) => id === draft.meetingTypeId) ?? types?.[0];
  const known = type?.durationsMinutes ?? [];
  const durationMinutes = known.find((each) => each === draft.durationMinutes) ?? known[0];
  const { data, isPlaceholderData, error, refetch } = useOwnWeek(client, {
    meetingTypeId: type?.id,
    durationMinutes: durationMinutes ?? null,
    model,
  });
  // Of days that are still on their way nobody knows what is busy.
  const week = isPlaceholderData ? undefined : data;
  const create = useCreateProposal(client);
  const turn = (by: 1 | -1) => {
    const next = addDays(first, by * SHOWN_DAYS);
    setFirst(next < today ? today : next);
  };
  const suggest = () => {
    const count = Math.min(SUGGESTED, MAX_PROPOSED_TIMES - picks.length);
    const starts = suggestTimes({
      starts: week ? [...week.starts].sort((a, b) => a - b).map(toIso) : [],
      durationMinutes: week?.durationMinutes ?? 0,
      timeZone: recipient.timeZone ?? timeZone,
      ...{ count, picked: picks },
    });
    onChange({ type: 'picked', starts });
    setSaid(
      starts.length === 0 ? t('said.noSuggestion') : t('said.suggested', { count: starts.length }),
    );
  };
  const submit = async () => {
    setTried(true);
    const name = recipient.name.trim();
    const holdUntil = toHoldEnd(
      draft.hold,
      picks,
      week?.nowMinute ? week.nowMinute * 60_000 : nowMs,
    );
    if (!type || !week || name === '' || recipient.timeZone === null) {
      return requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    }
    if (picks.length === 0) return setSaid(t('said.nothing'));
    if (holdUntil === undefined) return setSaid(t('said.noEnd'));
    const wish = {
      meetingTypeId: type.id,
      duration: week.durationMinutes,
      times: [...picks],
      recipient: {
        name,
        email: recipient.email.trim() || null,
        timeZone: recipient.timeZone,
        language: recipient.language ?? language,
      },
      holdUntil,
    };
    try {
      const proposal = await create.mutateAsync(wish);
      queryClient.setQueryData(['proposal', proposal.id], proposal);
      onMade?.(proposal);
      onChange({ type: 'made', proposalId: proposal.id });
      await insert?.(await writeProposal(proposal, nowMs));
    } catch (refusal) {
      onChange({ type: 'refused', gone: goneOf(refusal, picks) });
      setSaid('');
    }
    void queryClient.invalidateQueries({ queryKey: ['proposal-week'] });
  };
  const [start = 0, end = 0] = [model.days[0]?.startMinute, model.days.at(-1)?.endMinute];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!create.isPending) void submit();
      }}
      className="@container relative [--hour:1.25rem]"
    >
      <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_1fr] @3xl:items-start @3xl:[--hour:2.5rem]">
        <div className="@3xl:col-start-2">
          <MeetingFields
            types={types ?? []}
            chosen={type}
            durationMinutes={durationMinutes}
            onChange={onChange}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-2 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
          <WeekTurner model={model} language={language} canGoBack={first > today} onTurn={turn}>
            <Button
              tone="quiet"
              className="text-sm"
              disabled={!week || picks.length >= MAX_PROPOSED_TIMES}
              onClick={suggest}
            >
              {t('suggest')}
            </Button>
          </WeekTurner>
          {error && (
            <div role="alert" className="flex flex-wrap items-center gap-2 text-danger text-sm">
              <p className="text-pretty">{t(problemKey(error), { days: MAX_HOLD_DAYS })}</p>
              <Button tone="quiet" className="text-sm" onClick={() => void refetch()}>
                {t('tryAgain')}
              </Button>
            </div>
          )}
          {week?.isUnreadable && (
            <p role="alert" className="rounded-lg bg-held-soft px-3 py-2 text-held text-sm">
              {t('problem.unreadable')}
            </p>
          )}
          <WeekGrid
            model={model}
            week={week}
            picking={toPicking(draft, onChange)}
            theirZone={recipient.timeZone}
            reading={reading}
            onTurn={turn}
            onSay={setSaid}
          />
          <WeekLegend hasNight={recipient.timeZone !== null} />
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
              durationMinutes={week?.durationMinutes ?? durationMinutes ?? 0}
              week={week}
              shows={(minute) => minute >= start && minute < end}
              theirZone={recipient.timeZone}
              reading={reading}
              onRemove={(pick) => onChange({ type: 'removed', start: pick })}
            />
          </section>
          <HoldField
            hold={draft.hold}
            onChange={(hold) => onChange({ type: 'hold-chosen', hold })}
          />
          <p role="status" className="text-pretty text-note text-soft empty:hidden">
            {said}
          </p>
          {create.error && (
            <div role="alert" className="flex flex-col items-start gap-2 text-danger text-sm">
              <p className="text-pretty">{t(problemKey(create.error), { days: MAX_HOLD_DAYS })}</p>
              {gone.length > 0 && (
                <Button tone="quiet" onClick={() => onChange({ type: 'gone-dropped' })}>
                  {t('picks.dropGone')}
                </Button>
              )}
            </div>
          )}
          <Button
            type="submit"
            busy={create.isPending}
            className="@max-3xl:sticky @max-3xl:bottom-(--panel-foot,0px)"
          >
            {t(insert ? 'createAndInsert' : 'create', { count: picks.length })}
          </Button>
        </div>
      </div>
    </form>
  );
}
