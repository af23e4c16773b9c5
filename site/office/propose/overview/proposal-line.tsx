import type { Proposal } from '#shared/api/proposal.ts';
import type { ProposalState } from '#shared/domain/proposal/state.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
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
  const { state, recipient, meetingType, times } = proposal;
  const { icon, tone } = marks[state];
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
        <span className="font-medium text-sm wrap-anywhere">{recipient.name}</span>
        <span className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs ${tone}`}>
          <Icon name={icon} className="size-3.5" />
          {t(`states.${state}`)}
        </span>
      </span>
      <span className="mt-0.5 flex flex-wrap gap-x-3 text-soft text-sm">
        <span className="wrap-anywhere">{meetingType.name}</span>
        <span className="tabular-nums">{t('times', { count: times.length })}</span>
        <ProposalFate proposal={proposal} />
      </span>
    </>
  );
}

/** Until when it is held, or what came of it. */
function ProposalFate({ proposal }: { readonly proposal: Proposal }) {
  const t = useTexts('proposals');
  const { day, time } = useFormats();
  const clock = useClock();
  const moment = (iso: string) => `${day(iso)}, ${time(iso, clock)}`;
  const { state, taken, holdUntil, recipient } = proposal;
  if (state === 'taken' && taken) {
    const values = { name: taken.name || recipient.name, when: moment(taken.start) };
    return <span>{t(taken.isCancelled ? 'fate.cancelled' : 'fate.taken', values)}</span>;
  }
  if (state === 'open') return <span>{t('fate.open', { when: moment(holdUntil) })}</span>;
  return null;
}
