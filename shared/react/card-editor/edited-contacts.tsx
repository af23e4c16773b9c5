import { Icon } from '#shared/react/ui/icon.tsx';
import type { CardDesk } from './card-desk.ts';
import { EditableText } from './editable-text.tsx';

const contacts = [
  { text: 'email', icon: 'mail' },
  { text: 'phone', icon: 'phone' },
] as const;

/** How the owner of a card is reached; it comes from nowhere but here. */
export function EditedContacts({ desk }: { readonly desk: CardDesk }) {
  return (
    <ul className="flex flex-col">
      {contacts.map(({ text, icon }) => (
        <li key={text} className="flex items-start gap-4">
          <Icon name={icon} className="mt-3.5 size-4 shrink-0 text-soft" />
          <div className="min-w-0 flex-1">
            <EditableText desk={desk} text={text} className="text-sm">
              {desk.card.personalPage.onlineProfiles[text]}
            </EditableText>
          </div>
        </li>
      ))}
    </ul>
  );
}
