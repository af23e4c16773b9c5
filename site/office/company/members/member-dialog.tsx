import type { Member } from '#shared/api/member.ts';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Facts } from '#shared/react/ui/facts.tsx';
import { toPath } from '#shared/routes/index.ts';
import type { BoundOffer } from '#site/office/commands/command.ts';
import { useScreenCommands } from '#site/office/commands/use-screen-commands.ts';
import { useFormats } from '#site/office/formats.tsx';
import { toMemberName } from './member-commands.ts';

interface MemberDialogProps {
  readonly member: Member;
  readonly offers: readonly BoundOffer<string>[];
  readonly onClose: () => void;
}

/** A member: what there is to know, and what can be done. */
export function MemberDialog({ member, offers, onClose }: MemberDialogProps) {
  const name = toMemberName(member);
  useScreenCommands(name, offers);
  return (
    <FormFrame title={name} onClose={onClose} shape="sheet">
      <div className="pb-5">
        <MemberFacts member={member} />
        <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {offers.map(({ id, label, tone, run }) => (
            <Button key={id} tone={tone ?? 'quiet'} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </FormFrame>
  );
}

function MemberFacts({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const { date } = useFormats();
  const { email, role, teams, slug, joinedAt } = member;
  const page = slug && toPath('user', { user: slug });
  const facts = [
    { label: t('email'), value: <span className="wrap-anywhere">{email}</span> },
    { label: t('role'), value: t(`roles.${role}`) },
    ...(teams.length > 0
      ? [{ label: t('teams'), value: teams.map(({ name }) => name).join(', ') }]
      : []),
    ...(page
      ? [
          {
            label: t('page'),
            value: (
              <a href={page} className="link touch wrap-anywhere">
                {location.host + page}
              </a>
            ),
          },
        ]
      : []),
    { label: t('joined'), value: date(joinedAt) },
  ];
  return <Facts facts={facts} />;
}
