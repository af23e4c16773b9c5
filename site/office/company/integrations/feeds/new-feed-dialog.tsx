import { useState } from 'react';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { client } from '#site/lib/client.ts';
import type { MadeFeed } from './made-feed-dialog.tsx';
import { useFeedsChange } from './use-feeds-change.ts';

interface NewFeedDialogProps {
  /** Those that one manages. */
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  readonly onMade: (made: MadeFeed) => void;
  readonly onClose: () => void;
}

const MINE = 'mine';

/** What an address is called, and whose appointments it has where one manages a team. */
export function NewFeedDialog({ teams, onMade, onClose }: NewFeedDialogProps) {
  const t = useTexts('feeds');
  const change = useFeedsChange();
  const [name, setName] = useState('');
  const [whose, setWhose] = useState(MINE);
  // Not by the office's kept calls: what is kept there could be read again.
  const onSave = () =>
    change(async () => {
      const { data } = await client.POST('/calendar/feeds', {
        body: { name, ...(whose !== MINE && { teamId: whose }) },
      });
      if (data) onMade(data);
    });
  return (
    <FormDialog title={t('new')} verb={t('make')} onSave={onSave} onClose={onClose}>
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={100}
        value={name}
        onText={setName}
      />
      {teams.length > 0 && (
        <SelectField
          name="teamId"
          label={t('of')}
          value={whose}
          options={[[MINE, t('mine')], ...teams.map((team) => [team.id, team.name] as const)]}
          onChange={setWhose}
        />
      )}
    </FormDialog>
  );
}
