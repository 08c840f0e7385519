import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PartLabel as PartLabel_c4b3c4c2910a85ce270ebe346b52c1bb } from '../../../app/(payload)/components/parts/PartLabel'
import { ChosenFiles as ChosenFiles_6c6be9a75e0469706e254731b9247f74 } from '../../../app/(payload)/components/media/ChosenFiles'
import { AddressField as AddressField_040ea54b9554eebbdda2f05b02f766ab } from '../../../app/(payload)/components/AddressField'
import { UsedIn as UsedIn_1f0a82470141f1758deb67455526c300 } from '../../../app/(payload)/components/media/UsedIn'
import { UsedInCell as UsedInCell_1f0a82470141f1758deb67455526c300 } from '../../../app/(payload)/components/media/UsedIn'
import { FileCell as FileCell_8b344b342b991da11e9d9d6f3941db5e } from '../../../app/(payload)/components/media/FileCell'
import { MediaFilters as MediaFilters_93da0d49c36e152f63c1964e2850f48d } from '../../../app/(payload)/components/media/MediaFilters'
import { OverdueBanner as OverdueBanner_e0d771c1444954c8f496c17825f988ac } from '../../../app/(payload)/components/facts/OverdueBanner'
import { ReviewCell as ReviewCell_7a9f7828e6a3741885fba871366bc288 } from '../../../app/(payload)/components/facts/ReviewCell'
import { ReadersView as ReadersView_856e6b427dca16cc4cffe7cd4058bc05 } from '../../../app/(payload)/components/facts/ReadersView'
import { QuotedOn as QuotedOn_31b0e9c82d1526857c1d892c7eb4e92a } from '../../../app/(payload)/components/facts/QuotedOn'
import { FactFilters as FactFilters_285557badf770466cf51395c82c1bc4a } from '../../../app/(payload)/components/facts/FactFilters'
import { StillTrue as StillTrue_f560f768403f7a7e112f5ba3cd7ceae4 } from '../../../app/(payload)/components/facts/StillTrue'
import { TranslationSheets as TranslationSheets_20f2fa2b3eb2d38b47072f0832a74dc5 } from '../../../app/(payload)/components/translations/TranslationSheets'
import { ActorCell as ActorCell_73903f64c67d72c19e00d6b6c8e90b3d } from '../../../app/(payload)/components/ActorCell'
import { MessagePreview as MessagePreview_56ed61435f26729f076dc39251b36ed6 } from '../../../app/(payload)/components/messages/MessagePreview'
import { CurrentPassword as CurrentPassword_d50c28f7557e27678f3d979d3f56dae0 } from '../../../app/(payload)/components/CurrentPassword'
import { AdminsOnly as AdminsOnly_b7b076426953639d9517291e94689509 } from '../../../app/(payload)/components/AdminsOnly'
import { BackToLaunch as BackToLaunch_53d090e07585c6a1803214f00c37905e } from '../../../app/(payload)/components/launch/BackToLaunch'
import { PanelAvatar as PanelAvatar_c5a0494a3308e848a7c13087d923e5af } from '../../../app/(payload)/components/PanelLogo'
import { PanelNav as PanelNav_481ee65833e1e0d487f0c81bad5b3052 } from '../../../app/(payload)/components/nav/PanelNav'
import { PanelStart as PanelStart_c5a0494a3308e848a7c13087d923e5af } from '../../../app/(payload)/components/PanelLogo'
import { PanelLogo as PanelLogo_c5a0494a3308e848a7c13087d923e5af } from '../../../app/(payload)/components/PanelLogo'
import { PasswordProvider as PasswordProvider_fb93818220dbb3c0c8d551a98c2a3899 } from '../../../app/(payload)/components/password/PasswordProvider'
import { FieldFocus as FieldFocus_51126c7bf219489795394319e8681151 } from '../../../app/(payload)/components/launch/FieldFocus'
import { StartPage as StartPage_a4aa16c82fd500964ecb0f7781670746 } from '../../../app/(payload)/components/start/StartPage'
import { PanelLogin as PanelLogin_cd42b2f5e0761da4a17df3d5abef5b1c } from '../../../app/(payload)/components/login/PanelLogin'
import { SecurityView as SecurityView_4ab4c0cdca328634667145af68aa8823 } from '../../../app/(payload)/components/security/SecurityView'
import { TranslateView as TranslateView_3c37cc581ad3b38bfd26e03e33f61443 } from '../../../app/(payload)/components/translations/TranslateView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/app/(payload)/components/parts/PartLabel#PartLabel": PartLabel_c4b3c4c2910a85ce270ebe346b52c1bb,
  "/app/(payload)/components/media/ChosenFiles#ChosenFiles": ChosenFiles_6c6be9a75e0469706e254731b9247f74,
  "/app/(payload)/components/AddressField#AddressField": AddressField_040ea54b9554eebbdda2f05b02f766ab,
  "/app/(payload)/components/media/UsedIn#UsedIn": UsedIn_1f0a82470141f1758deb67455526c300,
  "/app/(payload)/components/media/UsedIn#UsedInCell": UsedInCell_1f0a82470141f1758deb67455526c300,
  "/app/(payload)/components/media/FileCell#FileCell": FileCell_8b344b342b991da11e9d9d6f3941db5e,
  "/app/(payload)/components/media/MediaFilters#MediaFilters": MediaFilters_93da0d49c36e152f63c1964e2850f48d,
  "/app/(payload)/components/facts/OverdueBanner#OverdueBanner": OverdueBanner_e0d771c1444954c8f496c17825f988ac,
  "/app/(payload)/components/facts/ReviewCell#ReviewCell": ReviewCell_7a9f7828e6a3741885fba871366bc288,
  "/app/(payload)/components/facts/ReadersView#ReadersView": ReadersView_856e6b427dca16cc4cffe7cd4058bc05,
  "/app/(payload)/components/facts/QuotedOn#QuotedOn": QuotedOn_31b0e9c82d1526857c1d892c7eb4e92a,
  "/app/(payload)/components/facts/FactFilters#FactFilters": FactFilters_285557badf770466cf51395c82c1bc4a,
  "/app/(payload)/components/facts/StillTrue#StillTrue": StillTrue_f560f768403f7a7e112f5ba3cd7ceae4,
  "/app/(payload)/components/translations/TranslationSheets#TranslationSheets": TranslationSheets_20f2fa2b3eb2d38b47072f0832a74dc5,
  "/app/(payload)/components/ActorCell#ActorCell": ActorCell_73903f64c67d72c19e00d6b6c8e90b3d,
  "/app/(payload)/components/messages/MessagePreview#MessagePreview": MessagePreview_56ed61435f26729f076dc39251b36ed6,
  "/app/(payload)/components/CurrentPassword#CurrentPassword": CurrentPassword_d50c28f7557e27678f3d979d3f56dae0,
  "/app/(payload)/components/AdminsOnly#AdminsOnly": AdminsOnly_b7b076426953639d9517291e94689509,
  "/app/(payload)/components/launch/BackToLaunch#BackToLaunch": BackToLaunch_53d090e07585c6a1803214f00c37905e,
  "/app/(payload)/components/PanelLogo#PanelAvatar": PanelAvatar_c5a0494a3308e848a7c13087d923e5af,
  "/app/(payload)/components/nav/PanelNav#PanelNav": PanelNav_481ee65833e1e0d487f0c81bad5b3052,
  "/app/(payload)/components/PanelLogo#PanelStart": PanelStart_c5a0494a3308e848a7c13087d923e5af,
  "/app/(payload)/components/PanelLogo#PanelLogo": PanelLogo_c5a0494a3308e848a7c13087d923e5af,
  "/app/(payload)/components/password/PasswordProvider#PasswordProvider": PasswordProvider_fb93818220dbb3c0c8d551a98c2a3899,
  "/app/(payload)/components/launch/FieldFocus#FieldFocus": FieldFocus_51126c7bf219489795394319e8681151,
  "/app/(payload)/components/start/StartPage#StartPage": StartPage_a4aa16c82fd500964ecb0f7781670746,
  "/app/(payload)/components/login/PanelLogin#PanelLogin": PanelLogin_cd42b2f5e0761da4a17df3d5abef5b1c,
  "/app/(payload)/components/security/SecurityView#SecurityView": SecurityView_4ab4c0cdca328634667145af68aa8823,
  "/app/(payload)/components/translations/TranslateView#TranslateView": TranslateView_3c37cc581ad3b38bfd26e03e33f61443,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
