import type { Proposal } from '#shared/api/proposal.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Menu, type MenuItem } from '#shared/react/ui/menu.tsx';

/** What can be done with a proposal. */
export type Deed = 'copy' | 'extend' | 'remind' | 'withdraw';

interface ProposalMenuProps {
  readonly proposal: Proposal;
  readonly onDo: (deed: Deed) => void;
}

/** What is open can be changed; the text of any can be copied again. */
export function ProposalMenu({ proposal, onDo }: ProposalMenuProps) {
  const t = useTexts('proposals');
  const { state, recipient, holdUntil, holdAtMost } = proposal;
  const isOpen = state === 'open';
  const items: readonly (MenuItem | false)[] = [
    { label: t('deeds.copy'), icon: 'copy', run: () => onDo('copy') },
    isOpen &&
      holdUntil < holdAtMost && {
        ...{ label: t('deeds.extend'), icon: 'clock' as const },
        run: () => onDo('extend'),
      },
    isOpen &&
      recipient.email !== null && {
        ...{ label: t('deeds.remind'), icon: 'mail' as const },
        run: () => onDo('remind'),
      },
    isOpen && {
      ...{ label: t('deeds.withdraw'), icon: 'trash' as const, tone: 'danger' as const },
      run: () => onDo('withdraw'),
    },
  ];
  return (
    <Menu
      label={t('deeds.of', { name: recipient.name })}
      items={items.filter((item) => item !== false)}
    />
  );
}
