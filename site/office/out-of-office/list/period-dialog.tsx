import { useState } from 'react';
import {
  type AwayPeriod,
  MAX_AWAY_NOTE_LENGTH,
  outOfOfficeApi,
} from '#shared/api/out-of-office.ts';
import { AWAY_REASONS } from '#shared/domain/away-reason.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { type Form, useForm } from '#shared/react/form/use-form.ts';
import { DateField } from '#shared/react/hours/date-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { addDays, dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import { AppointmentsChoice } from './appointments-choice.tsx';
import { DelegateChoice } from './delegate-choice.tsx';
import { usePeriods } from './use-periods.ts';

/** Nobody is away for longer at once. */
const MAX_DAYS = 365;

interface PeriodDialogProps {
  /** The one that is changed; none for a new one. */
  readonly period: AwayPeriod | undefined;
  /** Who is away; none for oneself. */
  readonly hostId: string | undefined;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Days away, why, who stands in, and what happens to the appointments in them. */
export function PeriodDialog({ period, hostId, timeZone, onClose }: PeriodDialogProps) {
  const t = useTexts('out-of-office');
  const [today] = useState(() =>
    dateOfDay(localDay(zoneOf(period?.timezone ?? timeZone), Math.floor(Date.now() / 60_000))),
  );
  const { create, change, settle } = usePeriods();
  const form = useForm({
    name: `out-of-office-${period?.id ?? hostId ?? 'new'}`,
    saved: toForm(period, today),
    isNew: true,
    schema: outOfOfficeApi.createOutOfOffice.body,
    save: async (body) => {
      const { outcome } = period
        ? await change({
            params: { path: { outOfOfficeId: period.id } },
            body: { ...body, was: { firstDate: period.firstDate, lastDate: period.lastDate } },
          })
        : await create({ body: { ...body, hostId } });
      onClose();
      await settle(outcome);
    },
  });
  const close = () => {
    form.discard();
    onClose();
  };
  const text = (name: string) => String(form.values[name] ?? '');
  const [firstDate, lastDate] = [text('firstDate'), text('lastDate')];
  const begin = (date: string) => {
    form.change('firstDate', date);
    if (date > lastDate) form.change('lastDate', date);
  };
  return (
    <Dialog title={t(period ? 'change' : 'new')} shape="sheet" onClose={close}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5 p-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={t('firstDate')} min={today} value={firstDate} onChange={begin} />
          <DateField
            label={t('lastDate')}
            min={firstDate}
            max={firstDate && addDays(firstDate, MAX_DAYS)}
            value={lastDate}
            onChange={(date) => form.change('lastDate', date)}
          />
        </div>
        <SelectField
          label={t('reason')}
          hint={t('reasonHint')}
          value={text('reason')}
          options={AWAY_REASONS.map((reason) => [reason, t(`reasons.${reason}`)])}
          onChange={(reason) => form.change('reason', reason)}
        />
        <FormField
          form={form}
          name="note"
          kind="lines"
          isOptional
          label={t('note')}
          hint={t('noteHint', { count: MAX_AWAY_NOTE_LENGTH })}
        />
        <DelegateChoice
          hostId={hostId}
          value={text('delegateHostId')}
          onChange={(delegate) => form.change('delegateHostId', delegate || null)}
        />
        <AppointmentsChoice
          hostId={hostId}
          firstDate={firstDate}
          lastDate={lastDate}
          value={text('appointments')}
          onChange={(choice) => form.change('appointments', choice)}
        />
        <Problem form={form} />
        <div className="actions">
          <Button tone="plain" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={form.state.phase.is === 'saving'}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Problem({ form }: { readonly form: Form }) {
  const t = useTexts('out-of-office');
  const errorText = useErrorText();
  const { phase } = form.state;
  const isFailed = phase.is === 'failed';
  const isWrongSpan = form.problemOf('lastDate') ?? form.problemOf('firstDate');
  return (
    <div role="alert" className="text-danger text-sm empty:hidden">
      {isWrongSpan ? t('wrongDays') : isFailed && errorText(phase.error)}
    </div>
  );
}

function toForm(period: AwayPeriod | undefined, today: string) {
  return {
    firstDate: period?.firstDate ?? today,
    lastDate: period?.lastDate ?? today,
    reason: period?.reason ?? 'vacation',
    note: period?.note ?? null,
    delegateHostId: period?.delegate?.hostId ?? null,
    appointments: 'leave',
  };
}
