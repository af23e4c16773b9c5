import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import type { LimitPeriod, Limits } from '#shared/domain/availability/types.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';

interface TermsDialogProps {
  readonly type: ListedMeetingType;
  readonly onClose: () => void;
}

/** Which hours one has for a meeting type, and how much of oneself one gives to it. */
export function TermsDialog(props: TermsDialogProps) {
  const t = useTexts('meeting-types');
  const { name } = props.type;
  return (
    <FormFrame title={t('terms.title', { name })} onClose={props.onClose}>
      <QueryView pending={<Skeleton className="mb-5 h-64" />}>
        <Terms {...props} />
      </QueryView>
    </FormFrame>
  );
}

const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

function Terms({ type, onClose }: TermsDialogProps) {
  const t = useTexts('meeting-types');
  const form = useTexts('form');
  const toast = useToast();
  const queryClient = useQueryClient();
  const { hostId } = useSession();
  const params = { path: { meetingTypeId: type.id } };
  const question = api.toQuery('get', '/meeting-type/{meetingTypeId}/meeting-availability', {
    params,
  });
  const { data } = api.useData('get', '/meeting-type/{meetingTypeId}/meeting-availability', {
    params,
  });
  const limit = api.useChange('patch', '/meeting-type/{meetingTypeId}/booking-frequency');
  const hours = api.useChange(
    'post',
    '/meeting-type/{meetingTypeId}/meeting-availability/{userId}/{availabilityId}',
  );
  const own = data.hosts.find((each) => each.hostId === hostId);
  const [scheduleId, setScheduleId] = useState(own?.scheduleId ?? 'default');
  const [limits, setLimits] = useState<Limits>(own?.ownLimits ?? {});
  if (!own) return <p className="pb-5">{t('terms.none')}</p>;

  const save = async () => {
    await limit.mutateAsync({ params, body: { limits } });
    const path = { ...params.path, userId: hostId, availabilityId: scheduleId };
    await hours.mutateAsync({ params: { path } });
    await queryClient.invalidateQueries({ queryKey: question.queryKey });
    toast.show(form('saved'), type.name);
  };
  return (
    <DialogForm verb={form('save')} onSave={save} onClose={onClose}>
      <SelectField
        label={t('terms.hours')}
        value={scheduleId}
        options={[
          ['default', t('terms.default')],
          ...own.schedules.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={setScheduleId}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{t('terms.limits')}</legend>
        <div className="grid grid-cols-3 gap-2">
          {periods.map((period) => (
            <LimitField
              key={period}
              period={period}
              limits={limits}
              most={own.adminLimits[period]?.count}
              onChange={setLimits}
            />
          ))}
        </div>
        <p className="mt-1.5 text-pretty text-soft text-sm">{t('terms.hint')}</p>
      </fieldset>
    </DialogForm>
  );
}

interface LimitFieldProps {
  readonly period: (typeof periods)[number];
  readonly limits: Limits;
  /** What an admin allows. */
  readonly most: number | undefined;
  readonly onChange: (limits: Limits) => void;
}

function LimitField({ period, limits, most, onChange }: LimitFieldProps) {
  const t = useTexts('meeting-types');
  const { [period]: kept, ...others } = limits;
  const change = (typed: string) => {
    const count = Number(typed);
    const { count: _, ...rest } = kept ?? {};
    const next = typed === '' ? rest : { ...rest, count };
    onChange(Object.keys(next).length === 0 ? others : { ...others, [period]: next });
  };
  return (
    <TextField
      kind="number"
      isRequired={false}
      label={t(`terms.period.${period}`)}
      min={1}
      max={most ?? 10_000}
      placeholder={most === undefined ? '∞' : String(most)}
      value={String(kept?.count ?? '')}
      onText={change}
    />
  );
}
