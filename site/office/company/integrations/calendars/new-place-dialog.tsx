import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import type { Options } from '#shared/react/form/choice-dialog.tsx';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useListedChange } from '#site/office/use-listed-change.ts';
import { followers } from './own-places.ts';

interface NewPlaceDialogProps {
  /** One's calendars, and none; the first is what is offered. */
  readonly options: Options;
  readonly onClose: () => void;
}

/** Which meeting type is written elsewhere, and where. */
export function NewPlaceDialog(props: NewPlaceDialogProps) {
  const t = useTexts('integrations');
  return (
    <FormFrame title={t('places.dialog')} onClose={props.onClose}>
      <QueryView pending={<Skeleton className="mb-5 h-40" />}>
        <NewPlaceForm {...props} />
      </QueryView>
    </FormFrame>
  );
}

function NewPlaceForm({ options, onClose }: NewPlaceDialogProps) {
  const t = useTexts('integrations');
  const { data: meetingTypes } = useSuspenseQuery(followers);
  const [meetingTypeId, setMeetingTypeId] = useState('');
  const [calendarId, setCalendarId] = useState(options[0]?.[0] ?? '');
  const toast = useToast();
  const change = useListedChange(['/meeting-type/integration']);
  const { mutateAsync } = api.useChange('patch', '/user2/calendar-sync');
  const name = meetingTypes.find(({ id }) => id === meetingTypeId)?.name ?? '';
  const calendar = options.find(([id]) => id === calendarId)?.[1] ?? '';
  const onSave = async () => {
    const place = { meetingTypeId, calendarId: calendarId || null, was: 'default' as const };
    await change(() => mutateAsync({ body: { meetingTypes: [place] } }));
    const said = calendarId ? t('places.into', { name, calendar }) : t('places.nowhere', { name });
    toast.show(t('places.title'), said);
  };
  return (
    <DialogForm
      verb={t('places.add')}
      isIdle={meetingTypeId === ''}
      onSave={onSave}
      onClose={onClose}
    >
      {meetingTypes.length === 0 && <p className="text-pretty">{t('places.all')}</p>}
      <SelectField
        name="meetingTypeId"
        label={t('places.type')}
        value={meetingTypeId}
        options={[
          ['', t('places.choose')],
          ...meetingTypes.map(({ id, name, ownerName }) => [id, `${name} · ${ownerName}`] as const),
        ]}
        onChange={setMeetingTypeId}
      />
      <SelectField
        name="calendarId"
        label={t('places.calendar')}
        hint={t('places.moves')}
        value={calendarId}
        options={options}
        onChange={setCalendarId}
      />
    </DialogForm>
  );
}
