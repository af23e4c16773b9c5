import { useState } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { useNow } from '#site/office/use-now.ts';
import { KeepDialog } from './keep-dialog.tsx';

/** Until when a company that is being closed is looked at, and for its owner the way back. */
export function ClosingBanner({ erasesAt }: { readonly erasesAt: string }) {
  const t = useTexts('company-closing');
  const session = useSession();
  const { date, time } = useFormats();
  const clock = useClock();
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  const company = session.companies.find(({ companyId }) => companyId === session.companyId)?.name;
  const isOver = Date.parse(erasesAt) <= now * 60_000;
  const when = { company: company ?? '', day: date(erasesAt), time: time(erasesAt, clock) };
  return (
    <>
      <section
        aria-label={t('banner.label')}
        className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-danger-soft px-4 py-3 text-danger text-sm print:hidden"
      >
        <p className="min-w-0 flex-1 basis-64 text-pretty">
          {t(isOver ? 'banner.waiting' : 'banner.text', when)}
        </p>
        {reachOf(session, 'company:close') !== undefined && (
          <Button tone="quiet" onClick={() => setAsked(true)}>
            {t('keep.open')}
          </Button>
        )}
      </section>
      {isAsked && <KeepDialog onClose={() => setAsked(false)} />}
    </>
  );
}
