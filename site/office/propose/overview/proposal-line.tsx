import type { Proposal } from '#shared/api/proposal.ts';
import type { ProposalState } from '#shared/domain/proposal/state.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RowText } from '#shared/react/list/row-text.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { useFormats } from '#site/office/formats.tsx';

const marks = {
  open: { icon: 'clock', tone: 'bg-held-soft text-held' },
  taken: { icon: 'check', tone: 'bg-free-soft text-free' },
  expired: { icon: 'clock', tone: 'bg-busy-soft text-busy' },
  withdrawn: { icon: 'cross', tone: 'bg-busy-soft text-busy' },
} as const satisfies Record<ProposalState, { icon: IconName; tone: string }>;

/** A proposal in a list: for whom, of what, what became of it. */
export function ProposalLine({ proposal }: { readonly proposal: Proposal }) {
  const t = useTexts('proposals');
  const fate = useFate();
  const { state, recipient, meetingType, times } = proposal;
  const { icon, tone } = marks[state];
  return (
    <RowText
      title={recipient.name}
      mark={
        <span
          className={`inline-flex shrink-0 items-center gap-1 self-center rounded-full px-2 py-0.5 text-xs ${tone}`}
        >
          <Icon name={icon} className="size-3.5" />
          {t(`states.${state}`)}
        </span>
      }
      notes={[meetingType.name, t('times', { count: times.length }), fate(proposal)]}
    />
  );
}

/** Until when it is held, or what came of it. */
function useFate(): (proposal: Proposal) => string | null {
  const t = useTexts('proposals');
  const { day, time } = useFormats();
  const clock = useClock();
  const moment = (iso: string) => `${day(iso)}, ${time(iso, clock)}`;
  return ({ state, taken, holdUntil, recipient }) => {
    if (state === 'taken' && taken) {
      const values = { name: taken.name || recipient.name, when: moment(taken.start) };
      return t(taken.isCancelled ? 'fate.cancelled' : 'fate.taken', values);
    }
    return state === 'open' ? t('fate.open', { when: moment(holdUntil) }) : null;
  };
}
