import { type Availability, type NativeButtonProps, useAvailability } from "./use-availability.tsx";
import { buttonClass, type ButtonLook } from "./button-look.ts";
import { LoaderCircle } from "./critical-icons.tsx";
import { Icon, type IconDrawing } from "./icon.tsx";

export type IconButtonProps = Omit<NativeButtonProps, "children"> & ButtonLook & Availability & IconButtonContent;

interface IconButtonContent {
  readonly icon: IconDrawing;
  /** Accessible name of the action. */
  readonly label: string;
}

/** Button with only an icon: close, show, download, send. */
export function IconButton(props: IconButtonProps) {
  const {
    variant,
    size,
    block,
    flush,
    icon,
    label,
    busy,
    saves,
    unavailable,
    className,
    onClick,
    "aria-describedby": describedBy,
    ...rest
  } = props;
  const { attributes, reason } = useAvailability({ saves, busy, unavailable, describedBy, onClick });
  return (
    <>
      <button
        type="button"
        {...rest}
        {...attributes}
        aria-label={label}
        className={buttonClass({ variant, size, block, flush }, true, className)}
      >
        <Icon of={busy === true ? LoaderCircle : icon} />
      </button>
      {reason}
    </>
  );
}
