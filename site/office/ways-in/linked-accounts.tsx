import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkedAccounts as Linked } from '#shared/api/sign-in-with.ts';
import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { LinkDialog } from './link-dialog.tsx';

type Account = Linked['accounts'][number];

const question = api.toQuery('get', '/auth/linked-accounts');

/** Accounts elsewhere that sign somebody in, each to be linked or unlinked. */
export function LinkedAccounts({ accounts, hasPassword }: Linked) {
  const [linked, setLinked] = useState<Account['provider']>();
  return (
    <>
      <ul className="divide-y divide-line">
        {accounts.map((account) => (
          <AccountRow
            key={account.provider}
            account={account}
            onLink={() => setLinked(account.provider)}
          />
        ))}
      </ul>
      {linked && (
        <LinkDialog
          provider={linked}
          asksPassword={hasPassword}
          onClose={() => setLinked(undefined)}
        />
      )}
    </>
  );
}

interface AccountRowProps {
  readonly account: Account;
  readonly onLink: () => void;
}

function AccountRow({ account: { provider, isLinked }, onLink }: AccountRowProps) {
  const t = useTexts('profile');
  const { show, failWith } = useToast();
  const queryClient = useQueryClient();
  const name = signInNames[provider];
  const { mutate, isPending } = api.useChange('delete', '/auth/linked-accounts/{provider}', {
    onSuccess: () => show(t('ways.unlink'), t('ways.unlinked', { name })),
    onError: failWith,
    onSettled: () => queryClient.invalidateQueries({ queryKey: question.queryKey }),
  });
  const act = () => (isLinked ? mutate({ params: { path: { provider } } }) : onLink());
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-soft">{t(isLinked ? 'ways.linked' : 'ways.notLinked')}</p>
      </div>
      <Button
        tone="quiet"
        busy={isPending}
        aria-label={t(isLinked ? 'ways.unlinkNamed' : 'ways.linkNamed', { name })}
        onClick={act}
      >
        {t(isLinked ? 'ways.unlink' : 'ways.link')}
      </Button>
    </li>
  );
}
