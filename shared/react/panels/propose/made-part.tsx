import type { Proposal } from '#shared/api/proposal.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { toPath } from '#shared/routes/index.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { inOwnZone } from './in-own-zone.ts';
import { MadeView } from './made-view.tsx';

interface MadePartProps {
  readonly made: {
    readonly data: Proposal | undefined;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly reading: TimeReading;
  readonly siteUrl: string;
  readonly insert: ((writing: Writing) => Promise<void>) | undefined;
  readonly onNext: () => void;
}

/** What came of the times that were held last, and the way to the next. */
export function MadePart({ made, reading, siteUrl, insert, onNext }: MadePartProps) {
  const t = useTexts('propose');
  const proposal = made.data;
  const who = proposal?.taken?.name || proposal?.recipient.name || '';
  return (
    <section className="@container flex flex-col gap-3">
      <h2 ref={focusElement} tabIndex={-1} className="font-semibold outline-none wrap-anywhere">
        {proposal?.state === 'open' && t('made.title', { name: who })}
        {proposal?.state === 'taken' && t('made.taken', { name: who })}
        {proposal?.state !== 'open' && proposal?.state !== 'taken' && t('made.held')}
      </h2>
      {made.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
          <p className="text-pretty">{t('problem.made')}</p>
          <Button tone="quiet" className="text-sm" onClick={() => void made.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {proposal ? (
        <Outcome {...{ proposal, reading, siteUrl, insert }} />
      ) : (
        made.isPending && <div aria-hidden="true" className="skeleton h-40" />
      )}
      {!made.isPending && (
        <Button tone="plain" onClick={onNext}>
          {t('made.next')}
        </Button>
      )}
    </section>
  );
}

function Outcome({
  proposal,
  reading,
  siteUrl,
  insert,
}: Pick<MadePartProps, 'reading' | 'siteUrl' | 'insert'> & { readonly proposal: Proposal }) {
  const t = useTexts('propose');
  const { state, taken } = proposal;
  const { formats, clock, nowMs } = reading;
  if (state === 'open') {
    return <MadeView proposal={inOwnZone(proposal, reading)} nowMs={nowMs} insert={insert} />;
  }
  if (state !== 'taken' || !taken) {
    return <p className="text-pretty text-sm">{t('made.ended')}</p>;
  }
  const { appointmentId, start } = taken;
  const when = `${formats.day(start)}, ${formats.time(start, clock)}`;
  return (
    <>
      <p className="text-pretty text-sm">
        {t(taken.isCancelled ? 'made.cancelled' : 'made.takenAt', { when })}
      </p>
      <a
        href={siteUrl + toPath('appointment-detail', { appointmentId })}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('quiet')}
      >
        {t('made.open')}
      </a>
    </>
  );
}
