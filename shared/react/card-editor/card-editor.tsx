import { useRef, useState } from 'react';
import { CardBanner } from '#shared/react/card/card-banner.tsx';
import { CardLayout } from '#shared/react/card/card-layout.tsx';
import { CardMotif } from '#shared/react/card/card-motif.tsx';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { CardColor } from './card-color.tsx';
import type { CardDesk } from './card-desk.ts';
import { EditableText } from './editable-text.tsx';
import { EditedContacts } from './edited-contacts.tsx';
import { EditedLinks } from './edited-links.tsx';
import { EditedLogo } from './edited-logo.tsx';
import { EditedMark } from './edited-mark.tsx';
import { EditedMeetings } from './edited-meetings.tsx';
import { EditedSocials } from './edited-socials.tsx';
import { EditedWho } from './edited-who.tsx';
import { DropTarget } from './pictures/drop-target.tsx';
import type { CardPicture } from './pictures/editor-shapes.ts';
import { type OpenedPicture, PictureDialogs } from './pictures/picture-dialogs.tsx';
import { PictureTool } from './pictures/picture-tool.tsx';
import { useGivenFiles } from './pictures/use-given-files.ts';

/** Somebody's card, edited where it stands (Spec B §2.6): the same places as on the public one. */
export function CardEditor({ desk }: { readonly desk: CardDesk }) {
  const { card, toSrc } = desk;
  const { user, personalPage, company } = card;
  const name = `${user.firstname} ${user.lastname}`.trim();
  const [color, setColor] = useState<string>();
  const [opened, setOpened] = useState<OpenedPicture>();
  const whole = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const { choosePictureElsewhere } = desk;
  const open = choosePictureElsewhere ?? ((kind: CardPicture) => setOpened({ kind }));
  const held = useGivenFiles({
    card: whole,
    header,
    onFile: (kind, file) => setOpened({ kind, file }),
    isOn: !choosePictureElsewhere,
  });
  return (
    <BrandScope color={color ?? card.color}>
      <div ref={whole}>
        <CardLayout
          banner={
            <div ref={header} className="absolute inset-0">
              {personalPage.headerImage ? (
                <CardBanner src={toSrc(personalPage.headerImage)} />
              ) : (
                <CardMotif of={name} />
              )}
              <div className="absolute right-3 bottom-3 z-10 max-[18.5rem]:-bottom-3">
                <PictureTool kind="header" onOpen={open} />
              </div>
              {company.featureAccess.personalizedBranding && (
                <CardColor desk={desk} onColor={setColor} />
              )}
              {held && <DropTarget kind="header" isOver={held.over === 'header'} />}
            </div>
          }
          logo={<EditedLogo desk={desk} />}
          avatar={
            <>
              <Avatar name={name} picture={toSrc(user.picture)} size={112} />
              <div className="absolute -right-1 bottom-0">
                <PictureTool kind="profile" onOpen={open} />
              </div>
              {held && <DropTarget kind="profile" isOver={held.over === 'profile'} />}
            </>
          }
          who={<EditedWho desk={desk} />}
          chips={<EditedContacts desk={desk} />}
          biography={
            <EditableText desk={desk} text="description">
              <span className="note whitespace-pre-line text-pretty">
                {personalPage.description}
              </span>
            </EditableText>
          }
          actions={<EditedSocials desk={desk} />}
          meetings={<EditedMeetings desk={desk} />}
          links={
            <>
              <EditedLinks desk={desk} />
              <EditedMark desk={desk} />
            </>
          }
        />
      </div>
      {opened && <PictureDialogs {...opened} desk={desk} onClose={() => setOpened(undefined)} />}
    </BrandScope>
  );
}
