import { Link } from "./link.tsx";

export interface LogoProps {
  /** Where it leads; without it the logo is no link. */
  readonly href?: string | undefined;
  /** The brand's name, as it is written in the logo. */
  readonly name: string;
}

function Drawing() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="logo__strands" d="M2 6c11 0 9 10 20 10M2 16h20M2 26c11 0 9-10 20-10" />
      <circle className="logo__light" cx="27" cy="16" r="3.5" />
    </svg>
  );
}

/** Three strands that become one light, and the brand's name. */
export function Logo({ href, name }: LogoProps) {
  if (href === undefined) return <span className="logo"><Drawing />{name}</span>;
  return <Link className="logo" href={href}><Drawing />{name}</Link>;
}
