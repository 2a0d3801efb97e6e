import "./chat.css";
import { ExternalLink } from "lucide-react";
import { Fragment, useEffect, useState, type ReactNode } from "react";
import { openableHost, splitAddresses, type ChatContent } from "#domain/chat/index.ts";
import { isLinkedPage } from "#domain/navigation/linked-page.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { usePictureRules } from "#ui/design-system/safe-html/pictures-context.ts";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./chat.texts.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

/** Dependencies of the links in messages. */
export interface ChatLinkDependencies {
  /** Host of the portal. */
  readonly host: string;
  /** Called when the customer follows a link to a page of the portal. */
  readonly onPortalLink: () => void;
}

interface ContentProps extends ChatLinkDependencies {
  readonly content: ChatContent;
  /** Language of the content for screen readers; that of the page by default. */
  readonly language?: string | undefined;
}

/** Text of the message, marked with its language. */
const messageText = (text: string, language: string | undefined): ReactNode =>
  language === undefined ? breakableEmails(text) : <span lang={language}>{breakableEmails(text)}</span>;

/** Content of a message, always rendered as text and never as markup (CHAT-15). */
export function MessageContentView({ content, ...links }: ContentProps) {
  switch (content.kind) {
    case "text":
      return <TextWithLinks text={content.text} {...links} />;
    case "link":
      return <MessageLink url={content.url} text={content.text === "" ? content.url : content.text} {...links} />;
    case "image":
      return <Picture url={content.url} text={content.text} {...links} />;
    case "unreadable":
      return t("content.unreadable");
  }
}

/** Text in which https addresses are links (CHAT-22). */
function TextWithLinks({ text, ...links }: Omit<LinkProps, "url">) {
  return (
    <span className="bubble__text">
      {splitAddresses(text).map((part, place) =>
        part.kind === "words" ? (
          <Fragment key={place}>{messageText(providerText(part.text), links.language)}</Fragment>
        ) : (
          <MessageLink key={place} url={part.text} text={part.text} {...links} />
        ),
      )}
    </span>
  );
}

/** Parses an address that may be opened; `undefined` also for one that the browser refuses. */
function openableAddress(url: string): URL | undefined {
  return openableHost(url) !== undefined && URL.canParse(url) ? new URL(url) : undefined;
}

interface LinkProps extends Omit<ContentProps, "content"> {
  readonly url: string;
  readonly text: string;
}

/**
 * Link to a page of the portal, which opens inside it, or to another page, with its host as the browser spells it. An
 * address that must not be opened stays plain text.
 */
function MessageLink({ url, text, language, host, onPortalLink }: LinkProps) {
  const address = openableAddress(url);
  if (address === undefined) return messageText(text, language);
  const { hostname, pathname, search, hash } = address;
  if (address.host === host && isLinkedPage(pathname))
    return (
      <Link href={`${pathname}${search}${hash}`} onClick={onPortalLink}>
        {messageText(text, language)}
      </Link>
    );
  const isHostShown = text === url && openableHost(url) === hostname;
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {messageText(text, language)}
        <OutgoingMark />
      </a>
      {!isHostShown && <span className="bubble__host">{hostname}</span>}
    </>
  );
}

/** Marks a link that leaves the portal. */
function OutgoingMark() {
  return (
    <>
      {" "}
      <Icon of={ExternalLink} size="s" />
      <VisuallyHidden>{t("content.newTab")}</VisuallyHidden>
    </>
  );
}

/** Picture of an allowed host; any other, or one that fails to load, is reported and becomes a link. */
function Picture({ url, text, ...links }: LinkProps) {
  const [broken, setBroken] = useState(false);
  const rules = usePictureRules();
  const address = openableAddress(url);
  const isOpenable = address !== undefined;
  const isAllowed = isOpenable && (address.host === links.host || rules.allows(url));
  useEffect(() => {
    if (isOpenable && !isAllowed) rules.reportNotAllowed(url);
  }, [isOpenable, isAllowed, rules, url]);
  if (!isOpenable) return text === "" ? t("content.image") : messageText(text, links.language);
  if (!isAllowed || broken)
    return (
      <>
        {broken && <>{t("content.broken")} </>}
        {text !== "" && <>{messageText(text, links.language)} </>}
        <MessageLink url={url} text={t("content.open")} {...links} language={undefined} />
      </>
    );
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <img
          src={url}
          alt={text === "" ? t("content.image") : text}
          lang={text === "" ? undefined : links.language}
          onError={() => {
            setBroken(true);
            rules.reportNotLoaded(url);
          }}
        />
        <VisuallyHidden>{t("content.newTab")}</VisuallyHidden>
      </a>
      {messageText(text, links.language)}
    </>
  );
}
