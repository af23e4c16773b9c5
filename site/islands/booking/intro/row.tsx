import type { ReactNode } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';

/** One fact of the left panel. */
export function Row({
  icon,
  className = '',
  children,
}: {
  readonly icon: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <li className={`flex items-start gap-2 md:gap-3 ${className}`}>
      <Icon name={icon} className="mt-0.5 size-4 text-soft md:size-[1.15rem]" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

/** The way back to what was chosen in its row. */
export function Change({
  label,
  onClick,
}: {
  readonly label: string;
  readonly onClick: () => void;
}) {
  const { t } = useTranslation('booking');
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="link touch ml-2 rounded-md text-sm"
    >
      {t('panel.change')}
    </button>
  );
}
