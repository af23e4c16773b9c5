import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

interface FormFrameProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'shape' | 'isHeld'> {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

type FormDialogProps = FormFrameProps & ComponentProps<typeof DialogForm>;

/**
 * A form over the page. It begins with its first field and closes once it is saved; who has typed and
 * closes it by Escape, by the cross or beside it is asked first.
 */
export function FormDialog({ title, shape, ...form }: Omit<FormDialogProps, 'isHeld'>) {
  return (
    <FormFrame title={title} shape={shape} onClose={form.onClose}>
      <DialogForm {...form} />
    </FormFrame>
  );
}

/** The dialog alone, around a `DialogForm` that waits for what it is about. */
export function FormFrame(props: FormFrameProps) {
  const { title, shape = 'panel', isHeld, onClose, children } = props;
  const typedIn = useRef<Element>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Dialog
        title={title}
        shape={shape}
        isHeld={isHeld}
        // A form that another step has taken the place of is saved.
        onClose={() => (typedIn.current?.isConnected ? setAsked(true) : onClose())}
        className="scroll-pb-24 px-(--gutter) pt-5"
      >
        <div
          onChange={({ target }) => {
            // Who only looks for something loses nothing.
            if (!(target instanceof HTMLInputElement && target.type === 'search')) {
              typedIn.current =
                target instanceof Element ? (target.closest('form') ?? target) : null;
            }
          }}
        >
          {children}
        </div>
      </Dialog>
      {isAsked && <LeaveDialog onStay={() => setAsked(false)} onLeave={onClose} />}
    </>
  );
}
