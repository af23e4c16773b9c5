import type { CardDesk } from './card-desk.ts';
import { CompanyName } from './company-name.tsx';
import { EditableText } from './editable-text.tsx';

/** Name, title and company. */
export function EditedWho({ desk }: { readonly desk: CardDesk }) {
  const { user } = desk.card;
  const large = 'font-semibold text-2xl tracking-tight';
  return (
    <div>
      <div className="flex flex-wrap gap-x-4">
        <EditableText desk={desk} text="firstname" className={large}>
          {user.firstname}
        </EditableText>
        <EditableText desk={desk} text="lastname" className={large}>
          {user.lastname}
        </EditableText>
      </div>
      <EditableText desk={desk} text="title" className="text-soft">
        {user.title}
      </EditableText>
      <CompanyName desk={desk} />
    </div>
  );
}
