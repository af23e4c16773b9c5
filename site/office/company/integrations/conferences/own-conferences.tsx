import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConferenceAccounts } from '#shared/api/conference-account.ts';
import {
  type ConferenceAccountName,
  conferenceNames,
  isKeyedConference,
} from '#shared/domain/integrations/conference-providers.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { conferenceQuestion } from './conference-question.ts';
import { KeyDialog } from './key-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** Accounts of one's own that make a meeting for each appointment, and those that could. */
export function OwnConferences() {
  const t = useTexts('integrations');
  const { accounts, offered } = api.useData('get', '/conference-accounts').data;
  const listed = [...new Set([...accounts.map(({ provider }) => provider), ...offered])];
  if (listed.length === 0) {
    return <p className="px-4 py-5 text-soft text-sm sm:px-6">{t('meetings.none')}</p>;
  }
  return (
    <ul className="divide-y divide-line px-4 py-1 sm:px-6">
      {listed.map((provider) => (
        <ConferenceRow
          key={provider}
          provider={provider}
          account={accounts.find((each) => each.provider === provider)}
          isOffered={offered.includes(provider)}
        />
      ))}
    </ul>
  );
}

interface ConferenceRowProps {
  readonly provider: ConferenceAccountName;
  readonly account: ConferenceAccounts['accounts'][number] | undefined;
  readonly isOffered: boolean;
}

function ConferenceRow({ provider, account, isOffered }: ConferenceRowProps) {
  const t = useTexts('integrations');
  const { failWith } = useToast();
  const queryClient = useQueryClient();
  const name = conferenceNames[provider];
  const [asked, setAsked] = useState<'key' | 'leave'>();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: conferenceQuestion.queryKey });
  const setOut = api.useChange('post', '/conference-accounts/authorise', {
    onSuccess: ({ url }) => location.assign(url),
    onError: failWith,
  });
  const isConnecting = isOffered && (!account || account.refusedAt !== null);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 items-center gap-3 text-sm">
        <img src={`/integrations/${provider}.svg`} alt="" width="24" height="24" />
        <div className="min-w-0">
          <p className="truncate font-medium">{account ? `${name}: ${account.name}` : name}</p>
          {account && (
            <p className={account.refusedAt ? 'text-danger' : 'text-soft'}>
              {t(account.refusedAt ? 'meetings.refused' : 'meetings.makes')}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isConnecting && (
          <Button
            tone="quiet"
            aria-label={t('meetings.connect', { name })}
            busy={setOut.isPending}
            onClick={() => {
              if (isKeyedConference(provider)) setAsked('key');
              else setOut.mutate({ body: { provider } });
            }}
          >
            {t('meetings.do')}
          </Button>
        )}
        {account && (
          <Button
            tone="quiet"
            aria-label={t('meetings.disconnect', { name })}
            onClick={() => setAsked('leave')}
          >
            {t('disconnect.do')}
          </Button>
        )}
      </div>
      {asked === 'key' && isKeyedConference(provider) && (
        <KeyDialog
          provider={provider}
          onConnected={lookAgain}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'leave' && <LeaveDialog provider={provider} onClose={() => setAsked(undefined)} />}
    </li>
  );
}
