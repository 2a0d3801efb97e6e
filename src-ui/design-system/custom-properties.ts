import type {} from "react";

/**
 * Lets `style` carry CSS custom properties, such as `{ "--n": 5 }`, which React sets through the CSSOM (strict CSP).
 */
declare module "react" {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
