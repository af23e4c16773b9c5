import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { apiOrigin } from '#site/lib/credentials.ts';
import { ListScreen } from '#site/office/list-screen.tsx';
import { useNow } from '#site/office/use-now.ts';
import { type MadeToken, MadeTokenDialog } from './made-token-dialog.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { TokenRow } from './token-row.tsx';
import { tokensList } from './tokens-list.ts';

/** By what programs call in somebody's name: which there are, a new one, and the end of one. */
export function ApiTokensScreen() {
  const office = useTexts('office');
  const t = useTexts('api-tokens');
  const list = useList(tokensList);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeToken>();
  const [revoked, setRevoked] = useState<{ readonly id: string; readonly name: string }>();
  const nowMs = useNow() * 60_000;
  const begin = () => setMaking(true);
  return (
    <>
      <ListScreen
        list={list}
        title={office('screens.api-tokens')}
        subtitle={t('lead')}
        action={
          <Button onClick={begin}>
            <Icon name="plus" />
            {t('new')}
          </Button>
        }
        empty={
          <EmptyList icon="key" title={t('empty.title')}>
            <p>{t('empty.text')}</p>
            <Button className="mt-4" onClick={begin}>
              {t('new')}
            </Button>
          </EmptyList>
        }
        label={office('screens.api-tokens')}
        actions={(token) => (
          <IconTool
            icon="trash"
            label={t('revoke.named', { name: token.name })}
            onPress={() => setRevoked(token)}
          />
        )}
      >
        {(token) => <TokenRow token={token} nowMs={nowMs} />}
      </ListScreen>
      <p className="mt-4 text-sm">
        <a href={`${apiOrigin}/api/openapi.json`} target="_blank" rel="noopener" className="link">
          {t('calls')}
        </a>
      </p>
      {isMaking && (
        <NewTokenDialog nowMs={nowMs} onMade={setMade} onClose={() => setMaking(false)} />
      )}
      {made && <MadeTokenDialog made={made} onClose={() => setMade(undefined)} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}
