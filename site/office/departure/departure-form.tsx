import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
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
    <QueryView pending={<Skeleton className="h-96" />}>
      <Choices {...props} />
    </QueryView>
  );
}

function Choices({ userId, name, onBack, onDone }: DepartureFormProps) {
  const t = useTexts('departure');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { hostId, companies } = useSession();
  const isSelf = hostId === userId;
  const params = { path: { userId } };
  const { data: departure } = api.useData('get', '/company/team-member/{userId}', { params });
  const [coming, setComing] = useState<ComingChoice>({ reason: '', whereBusy: 'refuse' });
  const [heirOfTypes, setHeirOfTypes] = useState<string>();
  const { mutate, isPending, error } = api.useChange('delete', '/company/team-member/{userId}');
  const { heir, whereBusy } = coming;
  const reason = coming.reason.trim();
  const appointments = { colleagueId: heir ?? null, whereBusy, ...(reason && { reason }) };
  const remove = () =>
    mutate(
      { params, body: { appointments, meetingTypes: { colleagueId: heirOfTypes ?? null } } },
      {
        onSuccess: () => {
          if (!isSelf) return onDone();
          location.assign(companies.length > 1 ? '/dashboard' : '/');
        },
        // What was booked meanwhile is counted anew.
        onError: () => queryClient.invalidateQueries({ queryKey: DEPARTURE_KEY }),
      },
    );
  if (departure.isOnlyOwner) return <OnlyOwner onBack={onBack} />;
  return (
    <div className="flex flex-col gap-6">
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
      {error && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
          {errorText(error)}
        </p>
      )}
      <div className="actions">
        <Button tone="plain" onClick={onBack}>
          {t('cancel')}
        </Button>
        <Button tone="danger" busy={isPending} onClick={remove}>
          {isSelf ? t('leaving.do') : t('do', { name })}
        </Button>
      </div>
    </div>
  );
}

const DEPARTURE_KEY = ['get', '/company/team-member/{userId}'] as const;
