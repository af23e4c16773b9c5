import { useState } from 'react';
import { keptDays } from '#shared/domain/kept-days.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { RetentionDialog } from './retention-dialog.tsx';

/** What the installation keeps for how long, whatever its companies say. */
const OTHERS = ['mails', 'contacts', 'chats'] as const;

/** For how long what has been is kept. */
export function RetentionSection() {
  const t = useTexts('privacy');
  const { data: contact } = api.useData('get', '/company/contact');
  const { data: company } = api.useData('get', '/company');
  const [isOpen, setOpen] = useState(false);
  const ofInstallation = company.installation.keptDays;
  const atMost = ofInstallation.appointments;
  const kept = keptDays(contact.keepAppointmentsDays, atMost);
  const toTime = (days: number | null) =>
    days === null || days === 0 ? t('kept.ever') : t('kept.days', { count: days });
  return (
    <section aria-labelledby="retention" className="card p-(--inset) sm:p-6">
      <h2 id="retention" className="font-semibold">
        {t('kept.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('kept.hint')}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          {toTime(kept)}
          {atMost > 0 && (
            <span className="block text-soft text-sm">{t('kept.atMost', { count: atMost })}</span>
          )}
        </p>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {t('kept.change')}
        </Button>
      </div>
      <h3 className="mt-5 font-medium text-sm">{t('kept.others')}</h3>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-sm">
        {OTHERS.map((each) => (
          <div key={each} className="col-span-2 grid grid-cols-subgrid">
            <dt className="hyphens-auto text-soft">{t(`kept.${each}`)}</dt>
            <dd className="text-right">{toTime(ofInstallation[each])}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <RetentionDialog
          saved={contact.keepAppointmentsDays}
          atMost={atMost}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
