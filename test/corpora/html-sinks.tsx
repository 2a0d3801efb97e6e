import type { ReactNode } from "react";
import { rotationBannersOf } from "#domain/site-content/rotation-banners.ts";
import { initialCarouselState } from "#ui/features/site-content/banner-carousel/banner-carousel.policy.ts";
import { aBanner, aMessage, day } from "#test/mothers/index.ts";
import { fakeHelp } from "#test/fakes/fake-help.ts";
import { FaqAnswer } from "#ui/features/help/faq-answer.view.tsx";
import { FaqViewModel } from "#ui/features/help/faq.view-model.ts";
import { FilmsView } from "#ui/features/help/films.view.tsx";
import { MessagePage } from "#ui/features/messages/message-page.view.tsx";
import { PopupView } from "#ui/features/site-content/popup/popup.view.tsx";
import { BannerCarouselView } from "#ui/features/site-content/banner-carousel/banner-carousel.view.tsx";
import { OperatorText } from "#ui/features/wifi/operator-text.view.tsx";
import { HelpStore } from "#ui/stores/help/help.store.ts";
import { PromoBanner } from "#ui/shell/promo-banner.view.tsx";
import { WelcomeBar } from "#ui/shell/welcome/welcome-bar.view.tsx";

const nothing = (): void => undefined;

/**
 * Renders each view that shows HTML of the operator or the provider, by its file. A test searches the sources for such
 * views and fails when one is missing here.
 */
export const HTML_SINKS: Readonly<Record<string, (html: string) => ReactNode>> = {
  "src-ui/shell/promo-banner.view.tsx": (html) => <PromoBanner html={html} />,
  "src-ui/shell/welcome/welcome-bar.view.tsx": (html) => <WelcomeBar html={html} onShown={nothing} onClose={nothing} />,
  "src-ui/features/messages/message-page.view.tsx": (body) => (
    <MessagePage
      model={{
        answering: undefined,
        answer: () => Promise.resolve(),
        remove: nothing,
        dueAmount: () => undefined,
        today: day("2026-11-20"),
        confirmedOn: () => undefined,
      }}
      message={aMessage({ title: body, body })}
      onLeave={nothing}
      noticeStateOf={() => ({ kind: "in-force" })}
    />
  ),
  "src-ui/features/help/faq-answer.view.tsx": (answer) => {
    const question = { questionId: "q-1", categoryId: undefined, question: answer, answer };
    const model = new FaqViewModel({
      store: new HelpStore(fakeHelp()),
      helpContacts: () => ({ lines: [], chat: false, request: false }),
      name: nothing,
      linkTo: () => "",
      copy: () => Promise.resolve(true),
      toasts: { show: nothing },
    });
    model.toggle(question.questionId, true);
    return <FaqAnswer question={question} model={model} />;
  },
  "src-ui/features/help/films.view.tsx": (content) => <FilmsView page={{ title: content, content, films: [] }} />,
  "src-ui/features/wifi/operator-text.view.tsx": (html) => <OperatorText html={html} />,
  "src-ui/features/site-content/popup/popup.view.tsx": (html) => <PopupView html={html} onClose={nothing} />,
};

const TODAY = day("2026-11-20");

/** Renders each view that shows text and addresses of the operator without HTML. */
export const TEXT_SINKS: Readonly<Record<string, (text: string) => ReactNode>> = {
  "src-ui/features/site-content/banner-carousel/banner-carousel.view.tsx": (text) => {
    const banners = rotationBannersOf(
      [text, "/picture.png"].map((resourceUrl, order) =>
        aBanner({ bannerId: String(order), resourceUrl, destinationUrl: text, alternativeText: text }),
      ),
      TODAY,
      { origin: window.location.origin, hosts: [] },
    );
    return (
      <BannerCarouselView
        model={{
          banners,
          shown: banners[0],
          carousel: initialCarouselState(banners.length, true),
          show: nothing,
          pause: nothing,
          resume: nothing,
          hold: nothing,
          dropPicture: nothing,
        }}
      />
    );
  },
};

/**
 * Returns the parts of an attack that remain in `place`: elements that run, load or cover something, handlers, and
 * script addresses.
 */
export function leftoversIn(place: Element): readonly string[] {
  const forbidden = [
    ...place.querySelectorAll(
      "script, style, link, meta, base, iframe, object, embed, form, input, select, textarea, math, template, " +
        "video, audio, [style], [srcdoc]",
    ),
  ];
  const handlers = [...place.querySelectorAll("*")].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith("on")),
  );
  const addresses = [...place.querySelectorAll("[href], [src]")].filter((element) =>
    /^\W*(?:java|vb|live)script:|^\W*data:(?!image\/)/i.test(
      element.getAttribute("href") ?? element.getAttribute("src") ?? "",
    ),
  );
  return [...forbidden, ...handlers, ...addresses].map((element) => element.outerHTML);
}
