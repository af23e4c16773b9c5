import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';
import { type ComingChoice, ComingChoices } from './coming-choices.tsx';
import { OnlyOwner } from './only-owner.tsx';
import { TypesChoice } from './types-choice.tsx';

interface DepartureFormProps {
  readonly userId: string;
  readonly name: string;
  readonly onBack: () => void;
  /** A colleague is gone. Who leaves themselves is shown out. */
  readonly onDone: () => void;
}

/** What becomes of somebody's appointments and meeting types, said before they go. */
export function DepartureForm(props: DepartureFormProps) {
  return (
    <QueryView pending={<Skeleton className="mb-5 h-96" />}>
      <Choices {...props} />
    </QueryView>
  );
}

function Choices({ userId, name, onBack, onDone }: DepartureFormProps) {
  const t = useTexts('departure');
  const queryClient = useQueryClient();
  const { hostId, companies } = useSession();
  const isSelf = hostId === userId;
  const params = { path: { userId } };
  const { data: departure } = api.useData('get', '/company/team-member/{userId}', { params });
  const [coming, setComing] = useState<ComingChoice>({ reason: '', whereBusy: 'refuse' });
  const [heirOfTypes, setHeirOfTypes] = useState<string>();
  const { mutateAsync } = api.useChange('delete', '/company/team-member/{userId}');
  const { heir, whereBusy } = coming;
  const reason = coming.reason.trim();
  const appointments = { colleagueId: heir ?? null, whereBusy, ...(reason && { reason }) };
  const remove = async () => {
    const meetingTypes = { colleagueId: heirOfTypes ?? null };
    try {
      await mutateAsync({ params, body: { appointments, meetingTypes } });
    } catch (error) {
      // What was booked meanwhile is counted anew.
      void queryClient.invalidateQueries({ queryKey: DEPARTURE_KEY });
      throw error;
    }
    if (!isSelf) return onDone();
    location.assign(companies.length > 1 ? '/dashboard' : '/');
  };
  if (departure.isOnlyOwner) return <OnlyOwner onBack={onBack} />;
  return (
    <DialogForm
      isStep
      verb={isSelf ? t('leaving.do') : t('do', { name })}
      tone="danger"
      onSave={remove}
      onClose={onBack}
    >
      <ComingChoices
        departure={departure}
        userId={userId}
        choice={coming}
        onChoice={(change) => setComing({ ...coming, ...change })}
      />
      <TypesChoice
        departure={departure}
        userId={userId}
        heir={heirOfTypes}
        onHeir={setHeirOfTypes}
      />
      <p className="text-pretty text-soft text-sm">
        {t(isSelf ? 'leaving.consequences' : 'consequences')}
      </p>
    </DialogForm>
  );
}

const DEPARTURE_KEY = ['get', '/company/team-member/{userId}'] as const;
