/**
 * Words that no name at a public table may contain, wherever they stand in it, in plain letters. They are long or rare
 * enough to stand in no usual name of the six languages. This list exists to keep them away from children.
 */
export const UNWANTED_ANYWHERE: readonly string[] = [
  // English
  'fuck bullshit shithead bitch cunt whore nigger nigga faggot asshole arsehole',
  'bastard penis vagina porno pussy dildo rapist pedophil paedophil wanker',
  'hitler holocaust killyourself suicide masturbat blowjob boobs retarded',
  // German
  'arschloch ficken ficker fotze hurensohn schlampe wichser scheisse muschi',
  'schwuchtel missgeburt kanake vergewaltig siegheil pädophil',
  // French
  'putain salope connard connasse encule enfoire niquetamere branleur couille',
  'bougnoul salaud tapette',
  // Italian
  'cazzo stronzo stronza puttana vaffanculo coglione minchia frocio ricchione',
  'porcodio dioporco pompino zoccola pedofil',
  // Dutch
  'klootzak kankerhoer hoerenzoon godverdomme mongool kutwijf tyfus flikker',
  'verkracht neuken',
  // Spanish
  'mierda cabron gilipollas pendejo maricon chingar chingada follar violador joder',
].flatMap((line) => line.split(' '));

/** Words that are unwanted as a word of their own, but stand inside harmless names. */
export const UNWANTED_ALONE: readonly string[] = [
  'ass arse cock dick tit tits cum sex sexy anal anus fag slut shit',
  'shitty kkk rape kys wank twat homo nazi nazis porn retard',
  'arsch hure nutte titten schwanz neger fick fickt spast spasti kacke piss',
  'pute putes conne bite cul nique ntm fdp pede merde negre batard',
  'culo fica figa tette negro gnocca merda troia',
  'kut lul hoer kanker tering eikel slet',
  'puta puto verga polla zorra teta tetas sudaca marica chinga',
].flatMap((line) => line.split(' '));
