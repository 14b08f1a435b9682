// amharic.md 7: each finds the same as the word beside it.
export const LATIN_AMHARIC = {
  "by ear": `
    bunna | ቡና
    buna mefcha | ቡና መፍጫ
    yebuna masin | የቡና ማሽን
    chamma | ጫማ
    tchama | ጫማ
    caamaa | ጫማ
    shemize | ሸሚዝ
    shamiz | ሸሚዝ
    borssa | ቦርሳ
    yejerba borsa | የጀርባ ቦርሳ
    enjera | እንጀራ
    injeera | እንጀራ
    habesha qemise | ሐበሻ ቀሚስ
    netela | ነጠላ
    netella | ነጠላ
    gabi | ጋቢ
    gaabi | ጋቢ
    metad | ምጣድ
    mitaad | ምጣድ
    wotet | ወተት
    wetett | ወተት
    denich | ድንች
    dinech | ድንች
    shenkurt | ሽንኩርት
    shinkurit | ሽንኩርት
    shimbera | ሽምብራ
    gommen | ጎመን
    timatim | ቲማቲም
    berberre | በርበሬ
    barbare | በርበሬ
    metmeta | ሚጥሚጣ
    shero | ሽሮ
    teif | ጤፍ
    taf | ጤፍ
    maar | ማር
    zeit | ዘይት
    inqulal | እንቁላል
    enkulal | እንቁላል
    dabbo | ዳቦ
    qibe | ቅቤ
    kibbe | ቅቤ
    ruz | ሩዝ
    metshaf | መጽሐፍ
    mashaf | መጽሐፍ
    wanber | ወንበር
    tereppeza | ጠረጴዛ
    algga | አልጋ
    firash | ፍራሽ
    berd libs | ብርድ ልብስ
    mintaf | ምንጣፍ
    megareja | መጋረጃ
    mestawot | መስታወት
    jebena | ጀበና
    gebena | ጀበና
    messob | መሶብ
    rekebott | ረከቦት
    etan | ዕጣን
    samunna | ሳሙና
    shetto | ሽቶ
    meneter | መነጽር
    menetsir | መነጽር
    seat | ሰዓት
    saat | ሰዓት
    qelebet | ቀለበት
    qebeto | ቀበቶ
    qebetto | ቀበቶ
    kofiya | ኮፍያ
    kalsi | ካልሲ
    sharp | ሻርፕ
    surri | ሱሪ
    jaket | ጃኬት
    shurab | ሹራብ
    mekinna | መኪና
    gomma | ጎማ
    bskilet | ብስክሌት
    biskilet | ብስክሌት
    bajaj | ባጃጅ
    silk | ስልክ
    selk | ስልክ
    yesilik charjer | የስልክ ቻርጀር
    kompiter | ኮምፒውተር
    mamokiya | ማሞቂያ
    midija | ምድጃ
    medija | ምድጃ
    tsegur | ጸጉር
    krar | ክራር
    kerar | ክራር
    kebbero | ከበሮ
    wancha | ዋንጫ
    chigign | ችግኝ
    chigin | ችግኝ
    zer | ዘር
    kefo | ቀፎ`,
  "vowels left out": `
    shmz | ሸሚዝ
    qms | ቀሚስ
    kms | ቀሚስ
    njra | እንጀራ
    injra | እንጀራ
    mtad | ምጣድ
    dnch | ድንች
    shnkurt | ሽንኩርት
    shnkrt | ሽንኩርት
    brbre | በርበሬ
    mtmta | ሚጥሚጣ
    ntla | ነጠላ
    ntela | ነጠላ
    brsa | ቦርሳ
    wtet | ወተት
    mekna | መኪና
    mkina | መኪና
    wnber | ወንበር
    wenbr | ወንበር
    trpeza | ጠረጴዛ
    jbena | ጀበና
    jebna | ጀበና
    msob | መሶብ
    smuna | ሳሙና
    mtshaf | መጽሐፍ
    mntaf | ምንጣፍ
    mgareja | መጋረጃ
    klbt | ቀለበት
    bskleet | ብስክሌት
    slk | ስልክ
    enkulal | እንቁላል
    nkulal | እንቁላል
    hbsha | ሐበሻ
    frash | ፍራሽ`,
  "two words together": `
    habesha kmis | ሐበሻ ቀሚስ
    hbsha kmis | ሐበሻ ቀሚስ
    hbsha qms | ሐበሻ ቀሚስ
    habeshakemis | ሐበሻ ቀሚስ
    yehabeshakemis | የሐበሻ ቀሚስ
    habeshakmis | ሐበሻ ቀሚስ
    berdlbs | ብርድ ልብስ
    brdlbs | ብርድ ልብስ
    birdlibs | ብርድ ልብስ
    yewendchama | የወንድ ጫማ
    yesetchama | የሴት ጫማ
    yesetoch chama | የሴቶች ጫማ
    ysetoch chama | የሴቶች ጫማ
    ywendoch shmz | የወንዶች ሸሚዝ
    yejerbaborsa | የጀርባ ቦርሳ
    yekisborsa | የኪስ ቦርሳ
    yetrssamuna | የጥርስ ሳሙና
    ytrs samuna | የጥርስ ሳሙና
    tirssamuna | የጥርስ ሳሙና
    yebunamashin | የቡና ማሽን
    buna mashn | የቡና ማሽን
    nech tef | ነጭ ጤፍ
    nechtef | ነጭ ጤፍ
    nchtef | ነጭ ጤፍ
    keytef | ቀይ ጤፍ
    yesuf zeyt | የሱፍ ዘይት
    yesufzeyit | የሱፍ ዘይት
    yeejseat | የእጅ ሰዓት
    ye ej seat | የእጅ ሰዓት
    yemekina goma | የመኪና ጎማ
    mekinagoma | የመኪና ጎማ
    mkna goma | የመኪና ጎማ
    yewuha mamokia | የውሃ ማሞቂያ
    wuhamamokia | የውሃ ማሞቂያ
    yegebeta mesob | የገበታ መሶብ
    dabokolo | ዳቦ ቆሎ
    dbokolo | ዳቦ ቆሎ
    mitnshiro | ምጥን ሽሮ
    mtn shro | ምጥን ሽሮ`,
};
