import { userApi } from '#shared/api/user.ts';
import type { Limits } from '#shared/domain/availability/types.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { type Form, useForm } from '#shared/react/form/use-form.ts';
import { useUndoable } from '#shared/react/form/use-undoable.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { LimitRows } from './limit-rows.tsx';
import { Section } from './section.tsx';
import { useOwnUser } from './use-own-user.ts';

/** The form of what somebody gives at most. */
export function useLimitsForm(): Form {
  const { saved, keep, reload } = useOwnUser();
  const { mutateAsync } = api.useChange('patch', '/user2/host-meeting-limits');
  return useForm({
    name: 'profile-limits',
    saved: { limits: toPlain(saved.limits) },
    schema: userApi.patchOwnLimits.body,
    save: async (body) => keep(await mutateAsync({ body })),
    reload: async () => ({ limits: toPlain((await reload()).limits) }),
  });
}

/** What somebody gives at most, over all meeting types, and whether their pages pause then. */
export function LimitsFields({ form }: { readonly form: Form }) {
  const t = useTexts('profile');
  const { saved, queryKey } = useOwnUser();
  const { mutateAsync: savePause } = api.useChange('patch', '/user2/disable-over-limit');
  const change = useUndoable({
    queryKey,
    save: ({ disableOverLimit = false }: Partial<typeof saved>) =>
      savePause({ body: { disableOverLimit } }),
  });
  const pause = (disableOverLimit: boolean) =>
    change({
      now: { disableOverLimit },
      was: { disableOverLimit: !disableOverLimit },
      said: t(disableOverLimit ? 'limits.pausing' : 'limits.notPausing'),
    });
  const typed = form.values.limits as Limits;
  return (
    <Section title={t('limits.title')} text={t('limits.text')}>
      <LimitRows limits={typed} onChange={(limits) => form.change('limits', toPlain(limits))} />
      <SwitchField
        label={t('limits.pause')}
        hint={t('limits.pauseHint')}
        isOn={saved.disableOverLimit}
        onSwitch={(isOn) => void pause(isOn)}
      />
    </Section>
  );
}

/** Limits as a form keeps and compares them. */
function toPlain(limits: Limits) {
  return Object.fromEntries(Object.entries(limits).map(([period, each]) => [period, { ...each }]));
}
