import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isShorter, keptDays } from '#shared/domain/kept-days.ts';
import { Failure } from '#shared/react/api/query-view.tsx';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';

const question = api.toQuery('get', '/company/contact');
const DAY_MS = 86_400_000;
const CHOICES = [30, 90, 180, 365, 730, 1095, 1825, 3650] as const;
/** As long as the installation keeps them. */
const EVER = 'ever';

interface RetentionDialogProps {
  /** Of the company itself; null where it leaves it to the installation. */
  readonly saved: number | null;
  /** Of the installation; 0 for ever. */
  readonly atMost: number;
  readonly onClose: () => void;
}

/** Chooses for how long, and says what a shorter time deletes before it is saved. */
export function RetentionDialog({ saved, atMost, onClose }: RetentionDialogProps) {
  const t = useTexts('privacy');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync } = api.useChange('patch', '/company/contact');
  const [value, setValue] = useState(saved === null ? EVER : String(saved));
  const days = value === EVER ? null : Number(value);
  const kept = keptDays(days, atMost);
  const deletes = isShorter(keptDays(saved, atMost), kept);
  const gone = api.useQuery(
    'get',
    '/company/past-appointments',
    { params: { query: { days: String(kept) } } },
    { enabled: deletes, staleTime: 0 },
  );
  const save = async () => {
    const body = { keepAppointmentsDays: days, was: { keepAppointmentsDays: saved } };
    queryClient.setQueryData(question.queryKey, await mutateAsync({ body }));
    toast.show(t('kept.title'), kept === null ? t('kept.ever') : t('kept.days', { count: kept }));
  };
  return (
    <FormDialog
      title={t('kept.dialog')}
      verb={t(deletes ? 'kept.delete' : 'kept.save')}
      tone={deletes ? 'danger' : undefined}
      isIdle={days === saved || (deletes && gone.data === undefined)}
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        label={t('kept.label')}
        value={value}
        options={[
          ...toChoices(saved, atMost).map(
            (each) => [String(each), t('kept.days', { count: each })] as const,
          ),
          [EVER, atMost === 0 ? t('kept.ever') : t('kept.days', { count: atMost })],
        ]}
        onChange={setValue}
      />
      {deletes && kept !== null && (
        <div role="status">
          {gone.data && <Deleted days={kept} count={gone.data.count} />}
          {gone.isPending && <Skeleton className="h-52" />}
          {gone.isError && <Failure error={gone.error} onRetry={() => void gone.refetch()} />}
        </div>
      )}
    </FormDialog>
  );
}

/** The usual ones that are shorter than the installation's, and what is saved. */
function toChoices(saved: number | null, atMost: number): readonly number[] {
  const usual = CHOICES.filter((each) => atMost === 0 || each < atMost);
  const all = saved === null ? usual : [...usual, saved];
  return [...new Set(all)].sort((one, other) => one - other);
}

/** What goes, and what stays. */
function Deleted({ days, count }: { readonly days: number; readonly count: number }) {
  const t = useTexts('privacy');
  const { date } = useFormats();
  const day = date(new Date(useNow() * 60_000 - days * DAY_MS).toISOString());
  return (
    <div className="rounded-lg bg-danger-soft px-4 py-3 text-sm">
      <p className="font-medium">
        {count === 0 ? t('kept.none', { day }) : t('kept.deleted', { count, day })}
      </p>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-pretty">
        <li>{t('kept.people')}</li>
        <li>{t('kept.deletedMails')}</li>
        <li>{t('kept.payments')}</li>
      </ul>
      <p className="mt-2">{t('kept.calendars')}</p>
      <p className="mt-2">{t('kept.final')}</p>
    </div>
  );
}
