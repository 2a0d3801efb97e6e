import {
  BookOpen,
  Cable,
  Clock,
  FileSignature,
  FileText,
  House,
  KeyRound,
  LifeBuoy,
  Mail,
  Menu,
  Play,
  ReceiptText,
  Settings,
  Store,
  Tag,
  User,
  Wifi,
} from "lucide-react";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import type { MoreItem, SectionName } from "#domain/navigation/index.ts";

/** Icons of the sections in the bottom bar. */
export const SECTION_ICONS: Readonly<Record<SectionName, IconDrawing>> = {
  start: House,
  invoice: ReceiptText,
  offer: Tag,
  services: Cable,
  messages: Mail,
  more: Menu,
};

/** Icons of the items under "Więcej". */
export const ITEM_ICONS: Readonly<Record<MoreItem["name"], IconDrawing>> = {
  importantMessages: Mail,
  issues: LifeBuoy,
  personalData: User,
  agreements: FileSignature,
  documents: FileText,
  deadlines: Clock,
  settings: Settings,
  wifiConfiguration: Wifi,
  resetPin: KeyRound,
  regulations: FileText,
  branch: Store,
  faq: BookOpen,
  video: Play,
};
