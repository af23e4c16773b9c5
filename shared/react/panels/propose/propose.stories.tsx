import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { composeProposal } from '#shared/domain/proposal/compose-proposal.ts';
import { emptyDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { Stories } from '../../stories.ts';
import { DraftFoot } from './draft-foot.tsx';
import { DraftProblem } from './draft-problem.tsx';
import { DraftView } from './draft-view.tsx';
import { HoldButton } from './hold-button.tsx';
import { HoldField } from './hold-field.tsx';
import { MadePart } from './made-part.tsx';
import { MadeView } from './made-view.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PickList } from './pick-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ProposalText } from './proposal-text.tsx';
import { ProposePanel } from './propose-panel.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import * as data from './stories-data.ts';
import { TextView } from './text-view.tsx';
import { UnheldPart } from './unheld-part.tsx';
import { UnheldView } from './unheld-view.tsx';
import { WeekColumn } from './week-column.tsx';
import { WeekGrid } from './week-grid.tsx';
import { WeekLegend } from './week-legend.tsx';
import { WeekPart } from './week-part.tsx';
import { WeekTurner } from './week-turner.tsx';

const { client, reading, types, type, draft, week, model, proposal } = data;
const nothing = () => undefined;
const common = {
  ...{ client, reading, types, siteUrl: 'https://kalends.example.com', seen: undefined },
  ...{ insert: undefined, onChange: nothing, onMade: undefined },
};
const pickList = {
  ...{ durationMinutes: 30, week: data.week, shows: () => true, theirZone: 'America/New_York' },
  ...{ reading, emptyId: 'empty', onRemove: nothing },
};
const noTypes = {
  types: { peek: () => [], save: nothing },
  week: { peek: () => undefined, save: nothing },
};
const soon = async () => undefined;
const made = { data: proposal, isError: false, isPending: false, refetch: nothing };
const outcome = { reading, insert: undefined, onNext: nothing, siteUrl: common.siteUrl };
const theirZone = 'America/New_York';
const shown = {
  ...{ model, week, near: week, error: null, canGoBack: true, turn: nothing, turnTo: nothing },
  ...{ wishFor: () => data.wish, refetch: nothing },
};
const weekOf = { model, week, picking: data.picking, theirZone, reading };

/** With answers of its own. */
function asked(node: ReactNode): ReactNode {
  return <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>;
}

const suggestion = { isPending: false, suggest: nothing };

export const stories: Stories = {
  'draft-foot': {
    'three picked': (
      <DraftFoot>
        <PickList {...pickList} picks={draft.picks} gone={[]} />
        <HoldButton count={3} isInserting isBusy={false} reasonId="why" />
      </DraftFoot>
    ),
  },
  'draft-problem': {
    'one has gone': <DraftProblem error={new Error('No network')} hasGone onDropGone={nothing} />,
  },
  'draft-view': {
    empty: asked(<DraftView {...common} draft={emptyDraft} />),
    picked: asked(<DraftView {...common} draft={draft} insert={soon} />),
  },
  'hold-button': {
    'nothing picked': <HoldButton count={0} isInserting={false} isBusy={false} reasonId="why" />,
    picked: <HoldButton count={3} isInserting isBusy={false} reasonId="why" />,
  },
  'hold-field': {
    hours: (
      <HoldField
        {...{ reading, theirZone }}
        hold={{ kind: 'hours', hours: 48 }}
        end={'2030-05-26T07:00:00Z'}
        onChange={nothing}
      />
    ),
    until: (
      <HoldField
        {...{ reading, theirZone }}
        hold={{ kind: 'until', at: null }}
        end={undefined}
        onChange={nothing}
      />
    ),
  },
  'made-part': {
    open: asked(<MadePart {...outcome} made={made} insert={soon} />),
    taken: asked(<MadePart {...outcome} made={{ ...made, data: data.taken }} />),
    ended: asked(
      <MadePart {...outcome} made={{ ...made, data: { ...proposal, state: 'expired' } }} />,
    ),
    unknown: asked(<MadePart {...outcome} made={{ ...made, data: undefined, isError: true }} />),
  },
  'made-view': {
    'with somebody else': asked(<MadeView proposal={proposal} nowMs={reading.nowMs} />),
  },
  'meeting-fields': {
    'a long name': (
      <MeetingFields types={types} chosen={types[1]} durationMinutes={30} onChange={nothing} />
    ),
  },
  'payment-note': {
    'one is paid': (
      <PaymentNote types={types.map((each) => ({ ...each, lacksPayment: true }))} siteUrl="" />
    ),
  },
  'pick-list': {
    'one has gone': <PickList {...pickList} picks={draft.picks} gone={draft.gone} />,
    empty: <PickList {...pickList} picks={[]} gone={[]} />,
  },
  'place-fields': type
    ? {
        'all that can be chosen': (
          <PlaceFields
            type={type}
            place={{ channel: 'resource', hostIds: null, resourceId: null }}
            choices={data.choices}
            onChange={nothing}
          />
        ),
        'all of them come': (
          <PlaceFields
            type={type}
            place={emptyDraft.place}
            choices={{ ...data.choices, channels: ['zoom'], isTogether: true }}
            onChange={nothing}
          />
        ),
      }
    : {},
  'proposal-text': {
    held: (
      <ProposalText
        blocks={composeProposal(proposal, (key) => key, reading.nowMs / 60_000)}
        language="en"
      />
    ),
  },
  'propose-panel': {
    'no meeting yet': asked(
      <ProposePanel
        {...{ client, reading, siteUrl: common.siteUrl, seen: noTypes }}
        keeper={{ read: () => null, save: nothing }}
      />,
    ),
  },
  'recipient-fields': {
    'tried without': (
      <RecipientFields
        {...{ client, reading, isTried: true, onChange: nothing }}
        recipient={emptyDraft.recipient}
      />
    ),
    known: (
      <RecipientFields
        {...{ client, reading, isTried: false, onChange: nothing }}
        recipient={draft.recipient}
      />
    ),
  },
  'text-view': {
    rich: asked(
      <TextView
        {...{ facts: proposal, url: proposal.url, nowMs: reading.nowMs }}
        {...{ insert: soon, insertText: 'Insert' }}
      />,
    ),
  },
  'unheld-part': {
    closed: asked(
      <UnheldPart
        {...{ client, reading, draft, type, week, siteUrl: common.siteUrl }}
        {...{ wish: data.wish, insert: undefined, onLack: nothing }}
      />,
    ),
  },
  'unheld-view': {
    'one is not on the page': asked(
      <UnheldView
        {...{ client, wish: data.wish, facts: proposal, picks: draft.picks }}
        pageUrl="https://kalends.example.com/ada/intro"
        nowMs={reading.nowMs}
        insert={undefined}
      />,
    ),
  },
  'week-column': model.columns[3]
    ? {
        'a full day': (
          <WeekColumn
            {...weekOf}
            {...{ column: model.columns[3], ghost: undefined, cursor: undefined }}
          />
        ),
      }
    : {},
  'week-grid': {
    'in two zones': <WeekGrid {...weekOf} onTurn={nothing} onSay={nothing} />,
    loading: <WeekGrid {...weekOf} week={undefined} onTurn={nothing} onSay={nothing} />,
  },
  'week-legend': { 'with their night': <WeekLegend hasNight /> },
  'week-part': {
    known: asked(
      <WeekPart {...{ reading, shown, draft, suggestion }} onChange={nothing} onSay={nothing} />,
    ),
    'nothing answers': asked(
      <WeekPart
        {...{ reading, draft, suggestion }}
        shown={{ ...shown, error: new Error('Offline') }}
        onChange={nothing}
        onSay={nothing}
      />,
    ),
  },
  'week-turner': {
    'some week': (
      <WeekTurner {...{ model, language: 'en', canGoBack: true, onTurn: nothing }}>
        {null}
      </WeekTurner>
    ),
  },
};
