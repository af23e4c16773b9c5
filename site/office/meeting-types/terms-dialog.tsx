import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import type { LimitPeriod, Limits } from '#shared/domain/availability/types.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
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
    <Dialog title={t('terms.title', { name })} onClose={props.onClose} className="p-5">
      <QueryView pending={<Skeleton className="h-64" />}>
        <Terms {...props} />
      </QueryView>
    </Dialog>
  );
}

const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

function Terms({ type, onClose }: TermsDialogProps) {
  const t = useTexts('meeting-types');
  const form = useTexts('form');
  const toast = useToast();
  const id = useId();
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
  if (!own) return <p>{t('terms.none')}</p>;

  const save = async () => {
    try {
      await limit.mutateAsync({ params, body: { limits } });
      const path = { ...params.path, userId: hostId, availabilityId: scheduleId };
      await hours.mutateAsync({ params: { path } });
      await queryClient.invalidateQueries({ queryKey: question.queryKey });
      toast.show(form('saved'), type.name);
      onClose();
    } catch (error) {
      toast.failWith(error);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="flex flex-col gap-5"
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
          {t('terms.hours')}
        </label>
        <select
          id={id}
          value={scheduleId}
          onChange={(event) => setScheduleId(event.target.value)}
          className="field"
        >
          <option value="default">{t('terms.default')}</option>
          {own.schedules.map((schedule) => (
            <option key={schedule.id} value={schedule.id}>
              {schedule.name}
            </option>
          ))}
        </select>
      </div>
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
      <div className="actions">
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={limit.isPending || hours.isPending}>
          {form('save')}
        </Button>
      </div>
    </form>
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
  const id = useId();
  const { [period]: kept, ...others } = limits;
  const change = (typed: string) => {
    const count = Number(typed);
    const { count: _, ...rest } = kept ?? {};
    const next = typed === '' ? rest : { ...rest, count };
    onChange(Object.keys(next).length === 0 ? others : { ...others, [period]: next });
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-soft text-sm">
        {t(`terms.period.${period}`)}
      </label>
      <input
        id={id}
        type="number"
        min={1}
        max={most ?? 10_000}
        placeholder={most === undefined ? '∞' : String(most)}
        value={kept?.count ?? ''}
        onChange={(event) => change(event.target.value)}
        className="field"
      />
    </div>
  );
}
