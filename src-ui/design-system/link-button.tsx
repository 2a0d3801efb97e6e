import { buttonClass, type ButtonLook } from "./button-look.ts";
import { Icon, type IconDrawing } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

export interface LinkButtonProps extends LinkProps, ButtonLook {
  readonly icon?: IconDrawing | undefined;
}

/** Link that looks like a button. */
export function LinkButton({ variant, size, block, flush, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block, flush }, false, className)}>
      {icon !== undefined && <Icon of={icon} size={size === "s" ? "s" : "m"} />}
      {children}
    </Link>
  );
}
